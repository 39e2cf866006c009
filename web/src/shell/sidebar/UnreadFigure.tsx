import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/sidebar/unread-figure.ts'
import * as it from '@coussinet/texts/it/pages/shell/sidebar/unread-figure.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/sidebar/unread-figure.ts'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '#features/notifications/unread.queries.ts'
import { useMessages } from '#platform/language/i18n.ts'

const words = messages({ fr: fr.words, it: it.words, nl: nl.words })

const most = 99

/** The unread notifications as a figure to see and as words to hear; nothing when all is read. */
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
