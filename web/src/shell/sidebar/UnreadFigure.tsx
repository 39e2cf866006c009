import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#features/notifications/unread.queries.ts'
import { useMessages } from '#platform/language/i18n.ts'

const words = messages({ fr: fr.unreadWords, it: it.unreadWords, nl: nl.unreadWords })

const most = 99

/** The unread notifications as a visible number and as words for screen readers; empty when all are read. */
export function UnreadFigure() {
  const { unread } = useMessages(words)
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
