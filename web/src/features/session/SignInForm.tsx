import { Link } from '@tanstack/react-router'
import { sessionMessages } from '#messages/session.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { useSignIn } from './use-sign-in.ts'
import styles from './login.module.css'

type SignInFormProps = Pick<ReturnType<typeof useSignIn>, 'formProps' | 'errors' | 'busyWith' | 'usePasskey'> & {
  title: string
  intro: string
  onTyping?: () => void
}

/** Sign-in by number and password, or by a passkey; it works before the code arrives too. */
export function SignInForm({ formProps, errors, busyWith, usePasskey, title, intro, onTyping }: SignInFormProps) {
  const words = useMessages(sessionMessages)
  const passkeyBusy = busyWith === 'passkey' ? words.busy : undefined
  return (
    <form {...formProps} id="login" className="stack gap-l" onFocus={onTyping}>
      <div className="stack gap-s">
        <h1>{title}</h1>
        <p className={`muted ${styles.intro}`}>{intro}</p>
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
      <Button type="submit" variant="primary" size="large" wide busy={busyWith === 'password' ? words.busy : undefined}>
        {words.submit}
      </Button>
      <Button className={styles.passkeyToo} variant="quiet" wide busy={passkeyBusy} onClick={() => void usePasskey()}>
        {words.passkey_too}
      </Button>
    </form>
  )
}
