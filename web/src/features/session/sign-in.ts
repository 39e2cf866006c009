import { type Credentials, signIn as signInEndpoint } from '@coussinet/contract/session.ts'
import { call } from '#platform/call.ts'
import { report } from '#platform/page/report.ts'
import { startSession } from '#platform/session.ts'

/** Signs in; a failure is reported and thrown on. */
export async function signIn(credentials: Credentials): Promise<void> {
  try {
    startSession(await call(signInEndpoint, { body: credentials }))
    // The moment to speak of passkeys: the home page asks for it.
    sessionStorage.setItem('passkey_offer', '')
  } catch (error) {
    report(error, { action: 'sign-in' })
    throw error
  }
}
