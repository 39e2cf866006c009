import { type SignInCredentials, signIn as signInEndpoint } from '@coussinet/contract/session.ts'
import { useState } from 'react'
import { sessionMessages } from '#messages/session.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { startSession } from '#platform/calls/session.ts'
import { useEarlyForm } from '#platform/form/use-early-form.ts'
import { currentLanguage, useMessages } from '#platform/language/i18n.ts'
import { report } from '#platform/page/report-failure.ts'
import { toast } from '#ui/toast-store.ts'

/** Form that signs in with the typed password or with a passkey, one at a time; `onSignedIn` resolves when the next page is on screen. */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const words = useMessages(sessionMessages)
  const [busyWith, setBusyWith] = useState<'password' | 'passkey' | null>(null)
  const { formProps, errors, forgetErrors, refuse, fill } = useEarlyForm()

  function describeFailure(error: unknown): string {
    if (hasCode(error, 'too_many_requests')) return problemText(error, currentLanguage())
    return hasCode(error, 'network') ? words.offline : words.failed
  }

  async function submit(typed: FormData) {
    const username = String(typed.get('username') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const found = {
      ...(username === '' ? { username: words.required } : {}),
      ...(password === '' ? { password: words.required } : {}),
    }
    if (Object.keys(found).length > 0) return refuse(found)
    forgetErrors()
    if (busyWith !== null) return
    setBusyWith('password')
    await signIn({ username, password }).then(onSignedIn, (error: unknown) => {
      setBusyWith(null)
      toast({ text: describeFailure(error), tone: 'danger' })
    })
  }

  async function usePasskey() {
    if (busyWith !== null) return
    setBusyWith('passkey')
    const { signInByPasskey } = await import('./passkey-sign-in.ts').catch(() => ({ signInByPasskey: null }))
    if (signInByPasskey === null) toast({ text: words.offline, tone: 'danger' })
    else if (await signInByPasskey()) return onSignedIn()
    setBusyWith(null)
  }

  return { formProps: formProps((typed) => void submit(typed)), errors, fill, busyWith, usePasskey }
}

/** Signs in; a failure is reported and thrown on. */
async function signIn(credentials: SignInCredentials): Promise<void> {
  try {
    startSession(await call(signInEndpoint, { body: credentials }))
    // The home page then offers a passkey.
    sessionStorage.setItem('passkey_offer', '')
  } catch (error) {
    report(error, { action: 'sign-in' })
    throw error
  }
}
