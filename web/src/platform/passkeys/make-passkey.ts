import { addPasskey, beginPasskey, type Passkey } from '@coussinet/contract/passkeys.ts'
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import { markPasskeyUsed } from '#start/passkey-mark.ts'
import { isApiProblem } from '../calls/api-problem.ts'
import { call } from '../calls/call.ts'
import { proven } from '../calls/proof-store.ts'
import { creatingPasskey } from './passkey-creations.ts'
import { withSignals } from './with-signals.ts'

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
    const passkey = await registerPasskey(name, optionsJSON, () => startRegistration({ optionsJSON }))
    return { outcome: 'made', passkey }
  } catch (error) {
    if (isGivenUp(error)) return { outcome: 'given-up' }
    if (isAlreadyRegistered(error)) return { outcome: 'held-already' }
    throw error
  }
}

/**
 * Has the browser create a passkey by `register`, and stores it under `name`. One that the server refuses is signalled
 * to the browser, which would offer it at the next sign-in. Throws an `ApiProblem`, or the browser's error.
 */
export const registerPasskey = (
  name: string,
  { rp }: PublicKeyCredentialCreationOptionsJSON,
  register: () => Promise<RegistrationResponseJSON>,
): Promise<Passkey> =>
  creatingPasskey(async () => {
    const response = await register()
    const passkey = await call(addPasskey, { body: { name, response: { ...response } } }).catch((error: unknown) => {
      // Without an answer it may be stored.
      if (isApiProblem(error) && error.status >= 400 && error.status < 500 && rp.id !== undefined) {
        const { id } = rp
        withSignals(({ signalUnknownPasskey }) => signalUnknownPasskey(id, response.id))
      }
      throw error
    })
    markPasskeyUsed()
    return passkey
  })

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Tells whether the member closed the browser's passkey window, or let it time out: browsers do not distinguish the two. */
export const isGivenUp = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(nameOf(error))

/** Tells whether the device already has a passkey for this member. */
const isAlreadyRegistered = (error: unknown) => nameOf(error) === 'InvalidStateError'
