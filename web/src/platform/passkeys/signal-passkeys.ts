import type { Passkey, PasskeyAccount } from '@coussinet/contract/passkeys.ts'
import type { sendSignal } from '@simplewebauthn/browser'

type Signal = Parameters<typeof sendSignal>[0]

const methods = {
  unknownCredential: 'signalUnknownCredential',
  allAcceptedCredentials: 'signalAllAcceptedCredentials',
  currentUserDetails: 'signalCurrentUserDetails',
} as const

/** Sends a signal where the browser knows it. It is a hint to password managers: nothing waits for it, and no failure shows. */
async function signal(what: Signal): Promise<void> {
  if (typeof PublicKeyCredential === 'undefined' || !(methods[what.signalName] in PublicKeyCredential)) return
  await import('@simplewebauthn/browser').then((library) => library.sendSignal(what)).catch(() => undefined)
}

/** Reports a passkey that the server does not know: removed, or never stored. */
export const signalUnknownPasskey = (rpID: string, credentialID: string): Promise<void> =>
  signal({ signalName: 'unknownCredential', rpID, credentialID })

/** Reports all passkeys of an account, so that password managers hide any other one. */
export const signalAllPasskeys = ({ rp_id, user_id }: PasskeyAccount, passkeys: readonly Passkey[]): Promise<void> =>
  signal({
    signalName: 'allAcceptedCredentials',
    rpID: rp_id,
    userID: user_id,
    allAcceptedCredentialIDs: passkeys.map(({ credential_id }) => credential_id),
  })

/** Reports the account's present names, under which password managers show its passkeys. */
export const signalAccountNames = ({ rp_id, user_id, user_name, display_name }: PasskeyAccount): Promise<void> =>
  signal({
    signalName: 'currentUserDetails',
    rpID: rp_id,
    userID: user_id,
    userName: user_name,
    userDisplayName: display_name,
  })
