import { useMessages } from '#platform/language/i18n.ts'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { notificationMessages } from '../notifications.messages.ts'
import type { NotificationTab } from '../notifications.queries.ts'

/** Nothing was told yet, or all of it is read. */
export function NoNotification({ tab }: { tab: NotificationTab }) {
  const words = useMessages(notificationMessages)
  return (
    <div className="period">
      {tab === 'unread' ? (
        <Empty drawing={<Cat />} title={words.noneUnread} text={words.noneUnreadText} />
      ) : (
        <Empty drawing={<Envelope />} title={words.none} text={words.noneText} />
      )}
    </div>
  )
}
