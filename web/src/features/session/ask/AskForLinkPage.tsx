import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { isNevgForm } from '@coussinet/contract/brand/nevg.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { linkRequestMessages } from '#messages/session.ts'
import { takeFocus } from '#platform/browser/take-focus.ts'
import { useSecondsUntil } from '#platform/browser/use-seconds-until.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Button } from '#ui/Button.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { DemoMailbox } from '../DemoMailbox.tsx'
import { AskForm } from './AskForm.tsx'
import type { LinkKind } from './request-link.ts'
import { useAsk } from './use-ask.ts'
import styles from './AskForLinkPage.module.css'

/** Requests a mailed link, and says where to look for it: the same whether or not the account exists. */
export function AskForLinkPage({ kind }: { kind: LinkKind }) {
  const [username, setUsername] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <LinkSent kind={kind} username={username} onChange={() => setIsSent(false)} />
  return (
    <AskForm
      kind={kind}
      username={username}
      onSent={(sent) => {
        setUsername(sent)
        setIsSent(true)
      }}
    />
  )
}

const pause_ms = 60_000

const written = (username: string) => (isNevgForm(username) ? groupedNevg(username) : username)

type LinkSentProps = { kind: LinkKind; username: string; onChange: () => void }

function LinkSent({ kind, username, onChange }: LinkSentProps) {
  const words = useMessages(linkRequestMessages)
  const [next_at, setNextAt] = useState(() => Date.now() + pause_ms)
  const left = useSecondsUntil(next_at)
  const { ask, busy } = useAsk(kind, () => setNextAt(Date.now() + pause_ms), onChange)
  return (
    <div className="guest-page stack gap-l">
      <Envelope className={styles.drawing} />
      <div className="stack gap-s">
        <h1 ref={takeFocus}>{words.sent_title}</h1>
        <p>{words[kind].told}</p>
        <p className="muted">{words[kind].lasts}</p>
        <p className="small muted">
          {words.sent_for(written(username))} {words.spam}
        </p>
      </div>
      <DemoMailbox />
      <div className="row wrap gap-m">
        <Button
          busy={busy}
          unavailable={left > 0}
          aria-describedby={left > 0 ? 'again' : undefined}
          onClick={() => void ask(username)}
        >
          {words.again}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {words.change}
        </Button>
      </div>
      {left > 0 && (
        <p id="again" className="caption muted tnum">
          {words.again_soon(left)}
        </p>
      )}
      <p>
        <Link to="/login" className="text-link small">
          {words.sign_in}
        </Link>
      </p>
    </div>
  )
}
