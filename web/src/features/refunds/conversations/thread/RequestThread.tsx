import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { threadMessages } from '#messages/refunds.ts'
import { useSeen } from '#platform/browser/use-seen.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { Gate } from '#platform/permissions.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast-store.ts'
import { Composer } from './Composer.tsx'
import { readThread, threadQuery } from './thread.queries.ts'
import { ThreadList } from './ThreadList.tsx'
import styles from './thread.module.css'

const isUnread = ({ author, read_at }: RequestMessage) => author === 'insurer' && read_at === null

/** Conversation in a request: messages, oldest first, and the field to answer; visible ones are marked as read. */
export function RequestThread({ request_id }: { request_id: string }) {
  const words = useMessages(threadMessages)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(threadQuery(request_id))
  const messages = data.pages.flatMap((page) => page.data).toReversed()
  const [firstUnread] = useState(() => messages.find(isUnread)?.id ?? null)
  const [announced, setAnnounced] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const newest = messages.at(-1)
  const [known, setKnown] = useState(newest?.id)
  if (newest && newest.id !== known) {
    setKnown(newest.id)
    setAnnounced(newest.author === 'insurer' ? words.arrived(newest.author_name) : words.sent)
  }
  const end = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const { mutate: read } = useMutation(readThread(request_id))
  useSeen(end, messages.findLast(isUnread)?.id ?? null, read)

  async function showOlder() {
    const { isError } = await fetchNextPage()
    if (isError) toast({ text: words.olderFailed, tone: 'danger', key: 'thread' })
    else {
      setAnnounced(words.olderShown)
      // The button goes with the last of them.
      list.current?.focus({ preventScroll: true })
    }
  }

  return (
    <div className={styles.thread}>
      {hasNextPage && (
        <div className={styles.older}>
          <Button
            size="small"
            variant="quiet"
            busy={isFetchingNextPage ? words.olderLoading : undefined}
            onClick={() => void showOlder()}
          >
            {words.older}
          </Button>
        </div>
      )}
      {messages.length === 0 ? (
        <p className="muted" data-invites>
          {words.empty}
        </p>
      ) : (
        <ThreadList ref={list} messages={messages} firstUnread={firstUnread} sent={sent} />
      )}
      <div ref={end} />
      {/* Two identical messages in a row are both announced. */}
      <span className="sr" role="status">
        <span key={known}>{announced}</span>
      </span>
      <Gate permission="contact:write">
        <Composer request_id={request_id} onSent={({ id }) => setSent(id)} />
      </Gate>
    </div>
  )
}
