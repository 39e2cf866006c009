import { beginPasskeySignIn, signInWithPasskey } from '@coussinet/contract/passkeys.ts'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { passkeyMessages } from '#messages/session.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { startSession } from '#platform/calls/session.ts'
import { currentLanguage, inLanguage } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { isGivenUp } from '#platform/passkeys/make-passkey.ts'
import { signalUnknownPasskey } from '#platform/passkeys/signal-passkeys.ts'
import { markPasskeyUsed } from '#start/passkey-mark.ts'
import { toast } from '#ui/toast-store.ts'

const isOptions = (given: object): given is PublicKeyCredentialRequestOptionsJSON => 'challenge' in given

const isUnknown = (error: unknown) =>
  isApiProblem(error) && error.errors['response']?.includes('unknown_passkey') === true

async function exchange(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(beginPasskeySignIn, { body: {} }),
  ])
  if (!isOptions(optionsJSON)) throw new Error('The server gave no options for a passkey')
  const response = await startAuthentication({ optionsJSON })
  const tokens = await call(signInWithPasskey, { body: { response: { ...response } } }).catch((error: unknown) => {
    // The browser offers it no longer.
    if (isUnknown(error) && optionsJSON.rpId !== undefined) void signalUnknownPasskey(optionsJSON.rpId, response.id)
    throw error
  })
  startSession(tokens)
  markPasskeyUsed()
}

function sentenceOf(error: unknown): string {
  const words = inLanguage(passkeyMessages)
  if (!isApiProblem(error)) return words.failed
  const isRefused =
    hasCode(error, 'invalid_credentials') || hasCode(error, 'validation_failed') || hasCode(error, 'expired')
  return isRefused ? words.refused : problemText(error, currentLanguage())
}

/** Signs in with a passkey of this browser; false if that failed, with a toast unless the member cancelled. */
export async function signInByPasskey(): Promise<boolean> {
  try {
    await exchange()
    return true
  } catch (error) {
    if (isGivenUp(error)) return false
    report(error, { action: 'sign-in' })
    toast({ text: sentenceOf(error), tone: 'danger' })
    return false
  }
}
