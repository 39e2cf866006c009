import type { Page } from '@playwright/test'

type HeldPasskey = { credentialId: string; isResidentCredential: boolean; privateKey: string; signCount: number }

type Device = {
  held: () => Promise<HeldPasskey[]>
  /** Puts a passkey back that the device has forgotten. */
  restore: (passkey: HeldPasskey) => Promise<void>
}

/** Gives the page a device that holds passkeys and confirms by itself who is there, as a phone or a computer with a fingerprint does. */
export async function giveAuthenticator(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    held: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    async restore(credential) {
      await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
