import './login.css'
import { useRef, useState, type SyntheticEvent } from 'react'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useEarlySubmit } from '#platform/page/use-early-submit.ts'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toast/toast-store.ts'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { focusFirstError } from '#ui/forms/focus-first-error.ts'
import { PasswordField } from '#ui/forms/password/PasswordField.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { sessionMessages } from './session.messages.ts'
import { signIn } from './sign-in.ts'

type LoginPageProps = {
  /** Said when a member begins to type: what follows sign-in may be fetched. */
  onTyping: () => void
  /** Resolves when the next page is on screen. */
  onSignedIn: () => Promise<void>
}

type Missing = { username?: string; password?: string }

/** Sign-in: the form works before and after the code arrives, and keeps what was typed. */
export function LoginPage({ onTyping, onSignedIn }: LoginPageProps) {
  const words = useMessages(sessionMessages)
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<Missing>({})
  const [isBusy, setIsBusy] = useState(false)
  useEarlySubmit(form)

  function sentenceOf(error: unknown): string {
    if (isApiProblem(error) && error.code === 'too_many_requests') return words.wait(error.retry_after ?? 60)
    return hasCode(error, 'network') ? words.offline : words.failed
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const username = String(typed.get('username') ?? '').trim()
    const password = String(typed.get('password') ?? '')
    const found: Missing = {
      ...(username === '' ? { username: words.required } : {}),
      ...(password === '' ? { password: words.required } : {}),
    }
    setMissing(found)
    if (Object.keys(found).length > 0) {
      const shown = event.currentTarget
      requestAnimationFrame(() => focusFirstError(shown))
      return
    }
    if (isBusy) return
    setIsBusy(true)
    await signIn({ username, password }).then(onSignedIn, (error: unknown) => {
      setIsBusy(false)
      toast({ text: sentenceOf(error), tone: 'danger' })
    })
  }

  function fill(username: string, password: string) {
    const fields = form.current?.elements
    const username_field = fields?.namedItem('username')
    const password_field = fields?.namedItem('password')
    if (username_field instanceof HTMLInputElement) username_field.value = username
    if (password_field instanceof HTMLInputElement) password_field.value = password
    setMissing({})
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
          <p className="muted">{words.intro}</p>
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
          autoComplete="current-password"
        />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy ? words.busy : undefined}>
          {words.submit}
        </Button>
      </form>
      <DemoAccounts onPick={fill} />
    </div>
  )
}
