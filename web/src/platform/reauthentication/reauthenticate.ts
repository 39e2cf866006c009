import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { beginReauthentication, reauthenticate } from '@coussinet/contract/reauthentication.ts'
import { call } from '../call.ts'
import { isGivenUp } from '../passkeys/given-up.ts'
import { markPasskeyUsed } from '#start/passkey-mark.ts'

/** Proves by the password who is there. */
export const proveByPassword = (current_password: string) => call(reauthenticate, { body: { current_password } })

const isOptions = (given: object): given is PublicKeyCredentialRequestOptionsJSON => 'challenge' in given

/** Proves by a passkey of this browser who is there; false when the member closed the browser's window. */
export async function proveByPasskey(): Promise<boolean> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(beginReauthentication),
  ])
  if (!isOptions(optionsJSON)) throw new Error('The server gave no options for a passkey')
  try {
    const response = await startAuthentication({ optionsJSON })
    await call(reauthenticate, { body: { response: { ...response } } })
    markPasskeyUsed()
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    throw error
  }
}
