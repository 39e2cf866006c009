import { beginPasskey } from '@coussinet/contract/passkeys.ts'
import { hasUsedPasskey } from '#start/passkey-mark.ts'
import { call } from '../calls/call.ts'
import { isCreationOptions, isPasskeyPossible, registerPasskey } from './make-passkey.ts'

// The choice of this browser, and nothing of whom it belongs to.
const KEY = 'automatic_passkey'

/** Tells whether this browser may create a passkey by itself after a sign-in with the password. */
export const mayCreateByItself = (): boolean => localStorage.getItem(KEY) !== 'off'

export function allowCreationByItself(isAllowed: boolean): void {
  if (isAllowed) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}

/** Tells whether this browser can create a passkey without asking (conditional create), on a device that can use it. */
export async function canCreateByItself(): Promise<boolean> {
  if (!(await isPasskeyPossible()) || !('getClientCapabilities' in PublicKeyCredential)) return false
  const { getBrowserCapabilities } = await import('@simplewebauthn/browser')
  return (await getBrowserCapabilities()).conditionalCreate === 'supported'
}

const longest_ms = 5000

/**
 * Lets the browser create a passkey with the password manager that filled in the password, without a prompt, and stores it under `name`.
 * Returns whether it did; whatever refuses or fails is no matter of the member's.
 */
export async function createPasskeyByItself(name: string): Promise<boolean> {
  try {
    if (hasUsedPasskey() || !mayCreateByItself() || !(await canCreateByItself())) return false
    const [{ startRegistration, WebAuthnAbortService }, optionsJSON] = await Promise.all([
      import('@simplewebauthn/browser'),
      call(beginPasskey, { body: { automatic: true } }),
    ])
    if (!isCreationOptions(optionsJSON)) return false
    // A password manager that does not answer must not hold back the offer, or the member's own registration.
    const timer = setTimeout(() => WebAuthnAbortService.cancelCeremony(), longest_ms)
    const register = () => startRegistration({ optionsJSON, useAutoRegister: true }).finally(() => clearTimeout(timer))
    await registerPasskey(name, optionsJSON, register)
    return true
  } catch {
    return false
  }
}
