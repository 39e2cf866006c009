import type { Notification } from '@coussinet/contract/notifications.ts'
import { unreadMessages } from '#messages/home.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { clockTime, nearDay } from '#platform/language/format.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { toLinkParts } from '#platform/links/place-of.ts'
import { RowLink } from '#platform/links/RowLink.ts'
import { Row, RowList } from '#ui/RowList.tsx'
import styles from './UnreadList.module.css'

// Links that lead nowhere are read among the others.
const everything = '/notifications'

type UnreadListProps = { notifications: readonly Notification[]; onOpen: (id: string) => void }

export function UnreadList({ notifications, onOpen }: UnreadListProps) {
  const words = useMessages(unreadMessages)
  const language = useLanguage()
  const now = useToday()
  if (notifications.length === 0) return <p className="small muted">{words.none}</p>
  const momentOf = (created_at: string) => `${nearDay(created_at, now, language)}, ${clockTime(created_at, language)}`
  return (
    <RowList>
      {notifications.map(({ id, title, href, created_at }) => (
        <Row
          key={id}
          size="small"
          className={styles.unread}
          lead={<span className="dot" />}
          title={
            <RowLink
              {...toLinkParts(href ?? everything)}
              onClick={() => onOpen(id)}
              onAuxClick={({ button }) => button === 1 && onOpen(id)}
            >
              {title}
            </RowLink>
          }
          note={
            <time className={`${styles.moment} tnum`} dateTime={created_at}>
              {momentOf(created_at)}
            </time>
          }
        />
      ))}
    </RowList>
  )
}
