import './ending.css'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { endingMessages } from './ending.messages.ts'

/** At the head of the page while the time to withdraw lasts: until when, and the way to it. */
export function WithdrawalNotice({ until }: { until: string }) {
  const { withdrawal: words } = useMessages(endingMessages)
  const format = useFormat()
  return (
    <div className="withdrawal-notice">
      <Note
        tone="info"
        title={words.until(format.longDay(until))}
        action={
          <Link className={buttonClass({ variant: 'outline' })} to="/profile/contract/withdrawal">
            {words.name}
          </Link>
        }
      >
        <span className="note-line">{words.text}</span>
      </Note>
    </div>
  )
}
