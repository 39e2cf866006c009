import { addPasskey, beginPasskey, type Passkey } from '@coussinet/contract/passkeys.ts'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { markPasskeyUsed } from '#start/passkey-mark.ts'
import { call } from '../calls/call.ts'
import { proven } from '../calls/proof-store.ts'

export type MadePasskey = { outcome: 'made'; passkey: Passkey } | { outcome: 'given-up' } | { outcome: 'held-already' }

export const isCreationOptions = (given: object): given is PublicKeyCredentialCreationOptionsJSON =>
  'challenge' in given && 'user' in given

/** Tells whether this device can make a passkey by itself, by fingerprint, face or screen lock. */
export async function isPasskeyPossible(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/**
 * Creates a passkey in this browser and stores it under `name` (1 to 60 characters); must be called from a press. Throws an `ApiProblem`
 * (422 at `current_password` 10 minutes after the sign-in, if no page asks for proof of identity), or the browser's error.
 */
export async function createPasskey(name: string): Promise<MadePasskey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    proven(() => call(beginPasskey, { body: {} })),
  ])
  if (!isCreationOptions(optionsJSON)) throw new Error('The server gave no options for a passkey')
  try {
    const response = await startRegistration({ optionsJSON })
    const passkey = await call(addPasskey, { body: { name, response: { ...response } } })
    markPasskeyUsed()
    return { outcome: 'made', passkey }
  } catch (error) {
    if (isGivenUp(error)) return { outcome: 'given-up' }
    if (isAlreadyRegistered(error)) return { outcome: 'held-already' }
    throw error
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Tells whether the member closed the browser's passkey window, or let it time out: browsers do not distinguish the two. */
export const isGivenUp = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Tells whether the device already has a passkey for this member. */
const isAlreadyRegistered = (error: unknown) => nameOf(error) === 'InvalidStateError'
