import '../login.css'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useEarlySubmit } from '#start/use-early-submit.ts'
import { Button } from '#ui/button/Button.tsx'
import { TextField } from '#ui/forms/field/TextField.tsx'
import { focusFirstError } from '#ui/forms/focus-first-error.ts'
import { askMessages } from './ask.messages.ts'
import { type LinkKind, readUsername } from './ask-for-link.ts'
import { FirstConnection } from './FirstConnection.tsx'
import { useAsk } from './use-ask.ts'

type AskFormProps = {
  kind: LinkKind
  /** What was typed before, to be mended. */
  username: string
  onSent: (username: string) => void
}

/** The number or the address that a link is asked for; a malformed one is told before any call. */
export function AskForm({ kind, username, onSent }: AskFormProps) {
  const words = useMessages(askMessages)
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
          inputMode={kind === 'activation' ? 'numeric' : undefined}
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
