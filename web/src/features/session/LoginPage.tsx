import type { ReactNode } from 'react'
import { sessionMessages } from '#messages/session.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { hasProviders } from '#start/provider-mark.ts'
import { demoAccounts } from './demo-accounts.ts'
import { DemoAccountList } from './DemoAccountList.tsx'
import { DemoMailbox } from './DemoMailbox.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './use-sign-in.ts'
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
  const signIn = useSignIn(onSignedIn)

  return (
    <div className="guest-page stack gap-l">
      <SignInForm {...signIn} title={words.title} intro={words.intro} onTyping={onTyping} />
      <Providers />
      <FirstTime />
      <DemoAccounts onPick={(username, password) => signIn.fill({ username, password })} />
    </div>
  )
}

async function loadProviders(signal: AbortSignal): Promise<ReactNode> {
  return hasProviders() ? (await import('./providers/ProviderButtons.tsx')).loadProviderButtons(signal) : null
}

/** The ways over identity providers. Their space is reserved from the first paint; a portal without any has none, and loads nothing. */
function Providers() {
  return <div className={`stack gap-s ${styles.providers}`}>{useDeferredLoad(loadProviders)}</div>
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
