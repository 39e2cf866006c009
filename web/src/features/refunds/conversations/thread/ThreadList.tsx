import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { wholeDay } from '@coussinet/contract/domain/format.ts'
import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import type { Ref } from 'react'
import { threadMessages } from '#messages/refunds.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { clockTime, nearDay } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Badge } from '#ui/Badge.tsx'
import { DocumentTile } from '../../documents/DocumentTile.tsx'
import styles from './thread.module.css'

/** A day as a thread is parted by it: near ones in words, those of other years with theirs. */
function dayName(day: string, now: string, language: Language): string {
  return capitalised(day.slice(0, 4) === now.slice(0, 4) ? nearDay(day, now, language) : wholeDay(day, language))
}

// One and the same function: a bubble takes the focus once.
const takeFocus = (bubble: HTMLElement | null) => bubble?.focus()

type ThreadListProps = {
  ref: Ref<HTMLOListElement>
  /** The oldest first. */
  messages: readonly RequestMessage[]
  /** The first that was unread when the page was opened. */
  firstUnread: string | null
  /** The last that was sent from this page: it takes the focus when it comes. */
  sent: string | null
}

export function ThreadList({ ref, messages, firstUnread, sent }: ThreadListProps) {
  const words = useMessages(threadMessages)
  const language = useLanguage()
  const now = useToday()
  const lastRead = messages.findLast(({ author, read_at }) => author === 'member' && read_at !== null)?.id
  return (
    <ol ref={ref} className={styles.list} aria-label={words.list} tabIndex={-1}>
      {messages.map((message, at) => {
        const day = toLocalDay(message.created_at)
        const before = messages[at - 1]
        const isNewDay = before === undefined || toLocalDay(before.created_at) !== day
        return (
          <li key={message.id} className={styles.entry}>
            {isNewDay && <p className={styles.day}>{dayName(day, now, language)}</p>}
            <Bubble
              message={message}
              isNew={message.id === firstUnread}
              isSent={message.id === sent}
              isLastRead={message.id === lastRead}
            />
          </li>
        )
      })}
    </ol>
  )
}

type BubbleProps = { message: RequestMessage; isNew: boolean; isSent: boolean; isLastRead: boolean }

function Bubble({
  message: { author, author_name, text, quoted_text, files, created_at, read_at },
  isNew,
  isSent,
  isLastRead,
}: BubbleProps) {
  const words = useMessages(threadMessages)
  const language = useLanguage()
  const format = useFormat()
  const name = author === 'member' ? words.you : author_name
  return (
    <article
      ref={isSent ? takeFocus : undefined}
      tabIndex={-1}
      className={styles.bubble}
      data-author={author}
      aria-label={words.by(name, clockTime(created_at, language))}
    >
      <p className={styles.head}>
        <span>
          <b className="strong">{name}</b>{' '}
          <time className="caption muted tnum nowrap" dateTime={created_at}>
            {clockTime(created_at, language)}
          </time>
        </span>
        {isNew && <Badge tone="accent">{words.fresh}</Badge>}
      </p>
      {text !== '' && <p className={styles.said}>{text}</p>}
      {quoted_text !== null && (
        <details className={styles.quoted}>
          <summary>
            <span className={styles.show}>{words.showQuoted}</span>
            <span className={styles.hide}>{words.hideQuoted}</span>
          </summary>
          <p className={styles.said}>{quoted_text}</p>
        </details>
      )}
      {files.length > 0 && (
        <div className={styles.files}>
          {files.map((file) => (
            <DocumentTile key={file.id} file={file} files={files} meta={format.fileSize(file.size)} />
          ))}
        </div>
      )}
      {isLastRead && read_at && <p className="caption muted">{words.read(format.shortInstant(read_at))}</p>}
    </article>
  )
}
