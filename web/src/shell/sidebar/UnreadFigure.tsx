import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#features/notifications/unread.queries.ts'
import { unreadWords } from '#messages/shell.ts'
import { useMessages } from '#platform/language/i18n.ts'

const most = 99

/** The unread notifications as a visible number and as unreadWords for screen readers; empty when all are read. */
export function UnreadFigure() {
  const { unread } = useMessages(unreadWords)
  const { data } = useQuery(unreadQuery)
  const count = data?.unread ?? 0
  if (count === 0) return null
  return (
    <>
      <b className="count" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </b>
      <span className="sr">{unread(count)}</span>
    </>
  )
}
