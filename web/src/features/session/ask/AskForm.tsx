import { groupedNevg as nevgText } from '@coussinet/contract/brand/grouped-nevg.ts'
import { isNumeric } from '@coussinet/contract/brand/values.ts'
import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useDeferredLoad } from '#platform/page/use-deferred-load.ts'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstError } from '#ui/focus-first-error.ts'
import { Note } from '#ui/Note.tsx'
import { TextField } from '#ui/TextField.tsx'
import { demoAccounts } from '../demo-accounts.ts'
import { linkRequestMessages } from '../links.messages.ts'
import { type LinkKind, readUsername } from './request-link.ts'
import { useAsk } from './use-ask.ts'
import styles from './AskForm.module.css'

type AskFormProps = {
  kind: LinkKind
  /** Text of before, to be corrected. */
  username: string
  onSent: (username: string) => void
}

/** The number or the address that a link is asked for; a malformed one is told before any call. */
export function AskForm({ kind, username, onSent }: AskFormProps) {
  const words = useMessages(linkRequestMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string | undefined>()
  const { ask, busy } = useAsk(kind, onSent, refuse)
  useEarlySubmit(form)

  function refuse(sentence: string) {
    setWrong(sentence)
    requestAnimationFrame(() => form.current && focusFirstError(form.current))
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readUsername(kind, String(new FormData(event.currentTarget).get('username') ?? ''), language)
    if ('wrong' in read) return refuse(read.wrong)
    setWrong(undefined)
    void ask(read.username)
  }

  function fill(nevg: string) {
    const field = form.current?.elements.namedItem('username')
    if (field instanceof HTMLInputElement) field.value = nevg
    setWrong(undefined)
  }

  return (
    <div className="guest-page stack gap-l">
      <form ref={form} id={kind} className="stack gap-l" method="post" noValidate onSubmit={submit}>
        <div className="stack gap-s">
          <h1>{words[kind].title}</h1>
          <p className="muted">{words[kind].intro}</p>
        </div>
        <TextField
          id="username"
          name="username"
          label={words[kind].username}
          hint={words[kind].help}
          error={wrong}
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
      {kind === 'activation' && <FirstConnection onPick={fill} />}
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
