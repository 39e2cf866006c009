import { type SignInCredentials, signIn as signInEndpoint } from '@coussinet/contract/session.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { startSession } from '#platform/calls/session.ts'
import { useEarlyForm } from '#platform/form/use-early-form.ts'
import { currentLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { report } from '#platform/page/report-failure.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast-store.ts'
import { demoAccounts } from './demo-accounts.ts'
import { DemoAccountList } from './DemoAccountList.tsx'
import { DemoMailbox } from './DemoMailbox.tsx'
import { sessionMessages } from './session.messages.ts'
import styles from './login.module.css'

type LoginPageProps = {
  /** Hears that a member begins to type: what follows sign-in may be fetched. */
  onTyping: () => void
  /** Resolves when the next page is on screen. */
  onSignedIn: () => Promise<void>
}

/** Sign-in; its form works before the code arrives too. */
export function LoginPage({ onTyping, onSignedIn }: LoginPageProps) {
  const words = useMessages(sessionMessages)
  const { formProps, errors, fill, busyWith, usePasskey } = useSignIn(onSignedIn)
  const passkeyBusy = busyWith === 'passkey' ? words.busy : undefined

  return (
    <div className="guest-page stack gap-l">
      <form {...formProps} id="login" className="stack gap-l" onFocus={onTyping}>
        <div className="stack gap-s">
          <h1>{words.title}</h1>
          <p className={`muted ${styles.intro}`}>{words.intro}</p>
        </div>
        <div className={`${styles.passkeyFirst} stack gap-m`}>
          <Button variant="primary" size="large" wide busy={passkeyBusy} onClick={() => void usePasskey()}>
            {words.passkey_first}
          </Button>
          <p className="small muted">{words.passkey_or}</p>
        </div>
        <TextField
          id="username"
          name="username"
          label={words.username}
          hint={words.username_help}
          error={errors['username']}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          id="password"
          name="password"
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          error={errors['password']}
          labelEnd={
            <Link to="/forgot-password" className="text-link small">
              {words.forgot}
            </Link>
          }
          autoComplete="current-password"
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busyWith === 'password' ? words.busy : undefined}
        >
          {words.submit}
        </Button>
        <Button className={styles.passkeyToo} variant="quiet" wide busy={passkeyBusy} onClick={() => void usePasskey()}>
          {words.passkey_too}
        </Button>
      </form>
      <FirstTime />
      <DemoAccounts onPick={(username, password) => fill({ username, password })} />
    </div>
  )
}

/** Signs in with the typed password or with a passkey, one at a time. */
function useSignIn(onSignedIn: LoginPageProps['onSignedIn']) {
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

/** The way to the activation of an account. */
function FirstTime() {
  const words = useMessages(sessionMessages)
  return (
    <div className={styles.firstTime}>
      <span className="grow two">
        <b className="strong">{words.first}</b>
        <span className="small muted">{words.first_help}</span>
      </span>
      <LinkButton to="/activation">{words.activate}</LinkButton>
    </div>
  )
}

type DemoAccountsProps = { onPick: (username: string, password: string) => void }

/**
 * The accounts of a demonstration, each of which fills in the form. Its space is reserved from the first paint, so that nothing moves when
 * they load; outside a demonstration it is hidden.
 */
function DemoAccounts({ onPick }: DemoAccountsProps) {
  const words = useMessages(sessionMessages)
  const demo = useDeferredLoad(demoAccounts)
  return (
    <section className={`only-demo ${styles.demoAccounts} stack gap-s`} aria-labelledby="demo">
      <h2 id="demo" className="h3">
        {words.demo}
      </h2>
      <p className="small muted">{words.demo_hint}</p>
      <ul>{demo && <DemoAccountList demo={demo} onPick={onPick} />}</ul>
      <DemoMailbox />
    </section>
  )
}
