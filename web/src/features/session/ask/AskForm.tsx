import { groupedNevg as nevgText } from '@coussinet/contract/brand/grouped-nevg.ts'
import { isNumeric } from '@coussinet/contract/brand/values.ts'
import { Link } from '@tanstack/react-router'
import { linkRequestMessages } from '#messages/session.ts'
import { useEarlyForm } from '#platform/form/use-early-form.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { Button } from '#ui/Button.tsx'
import { Note } from '#ui/Note.tsx'
import { TextField } from '#ui/TextField.tsx'
import { demoAccounts } from '../demo-accounts.ts'
import { type LinkKind, readUsername } from './request-link.ts'
import { useAsk } from './use-ask.ts'
import styles from './AskForm.module.css'

type AskFormProps = {
  kind: LinkKind
  /** Text sent before, to correct. */
  username: string
  onSent: (username: string) => void
}

/** Form for the member number or address to send a link to; a malformed one is refused before any call. */
export function AskForm({ kind, username, onSent }: AskFormProps) {
  const words = useMessages(linkRequestMessages)
  const language = useLanguage()
  const { formProps, errors, refuse, forgetErrors, fill } = useEarlyForm()
  const { ask, busy } = useAsk(kind, onSent, (sentence) => refuse({ username: sentence }))

  function submit(typed: FormData) {
    const read = readUsername(kind, String(typed.get('username') ?? ''), language)
    if ('wrong' in read) return refuse({ username: read.wrong })
    forgetErrors()
    void ask(read.username)
  }

  return (
    <div className="guest-page stack gap-l">
      <form {...formProps(submit)} id={kind} className="stack gap-l">
        <div className="stack gap-s">
          <h1>{words[kind].title}</h1>
          <p className="muted">{words[kind].intro}</p>
        </div>
        <TextField
          id="username"
          name="username"
          label={words[kind].username}
          hint={words[kind].help}
          error={errors['username']}
          defaultValue={username}
          autoComplete="username"
          autoCapitalize="none"
          inputMode={kind === 'activation' && isNumeric ? 'numeric' : undefined}
          spellCheck={false}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {words[kind].submit}
        </Button>
      </form>
      <p>
        <Link to="/login" className="text-link small">
          {words.sign_in}
        </Link>
      </p>
      {kind === 'activation' && <FirstConnection onPick={(nevg) => fill({ username: nevg })} />}
    </div>
  )
}

/** Button of the demo that fills in a member who has not signed in yet; its space is reserved at the first paint. */
function FirstConnection({ onPick }: { onPick: (nevg: string) => void }) {
  const { activation: words } = useMessages(linkRequestMessages)
  const first = useDeferredLoad(demoAccounts)?.first_connection
  const fill = first && (
    <Button size="small" onClick={() => onPick(nevgText(first.nevg))}>
      {words.demo_fill}
    </Button>
  )
  return (
    <div className={`only-demo ${styles.firstConnection}`}>
      {first && (
        <Note action={fill}>
          <span className="small">{words.demo(`${first.firstname} ${first.lastname}`)}</span>
        </Note>
      )}
    </div>
  )
}
