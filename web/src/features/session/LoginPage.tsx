import { type SignInCredentials, signIn as signInEndpoint } from '@coussinet/contract/session.ts'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useRef, useState } from 'react'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { problemText } from '#platform/calls/errors.ts'
import { startSession } from '#platform/calls/session.ts'
import { currentLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { report } from '#platform/page/report-failure.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
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

type MissingFields = { username?: string; password?: string }

/** Sign-in: the form works before and after the code arrives, and keeps what was typed. */
export function LoginPage({ onTyping, onSignedIn }: LoginPageProps) {
  const words = useMessages(sessionMessages)
  const form = useRef<HTMLFormElement>(null)
  const { missing, forget, busyWith, submit, usePasskey } = useSignIn(onSignedIn)
  useEarlySubmit(form)
  const passkeyBusy = busyWith === 'passkey' ? words.busy : undefined

  function fill(username: string, password: string) {
    const fields = form.current?.elements
    const username_field = fields?.namedItem('username')
    const password_field = fields?.namedItem('password')
    if (username_field instanceof HTMLInputElement) username_field.value = username
    if (password_field instanceof HTMLInputElement) password_field.value = password
    forget()
  }

  return (
    <div className="guest-page stack gap-l">
      <form
        ref={form}
        id="login"
        className="stack gap-l"
        method="post"
        noValidate
        onFocus={onTyping}
        onSubmit={(event) => void submit(event)}
      >
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
          error={missing.username}
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
          error={missing.password}
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
      <DemoAccounts onPick={fill} />
    </div>
  )
}

/** Signs in with what is typed or with a passkey, one at a time. */
function useSignIn(onSignedIn: LoginPageProps['onSignedIn']) {
  const words = useMessages(sessionMessages)
  const [missing, setMissing] = useState<MissingFields>({})
  const [busyWith, setBusyWith] = useState<'password' | 'passkey' | null>(null)

  function sentenceOf(error: unknown): string {
    if (hasCode(error, 'too_many_requests')) return problemText(error, currentLanguage())
    return hasCode(error, 'network') ? words.offline : words.failed
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const username = String(typed.get('username') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const found: MissingFields = {
      ...(username === '' ? { username: words.required } : {}),
      ...(password === '' ? { password: words.required } : {}),
    }
    setMissing(found)
    if (Object.keys(found).length > 0) {
      const shown = event.currentTarget
      requestAnimationFrame(() => focusFirstError(shown))
      return
    }
    if (busyWith !== null) return
    setBusyWith('password')
    await signIn({ username, password }).then(onSignedIn, (error: unknown) => {
      setBusyWith(null)
      toast({ text: sentenceOf(error), tone: 'danger' })
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

  return { missing, forget: () => setMissing({}), busyWith, submit, usePasskey }
}

/** Signs in; a failure is reported and thrown on. */
async function signIn(credentials: SignInCredentials): Promise<void> {
  try {
    startSession(await call(signInEndpoint, { body: credentials }))
    // The moment to speak of passkeys: the home page asks for it.
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
 * The accounts of a demonstration, each of which fills the form. Its place is there from the first paint, so that nothing
 * moves when they arrive; outside a demonstration it is hidden.
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
