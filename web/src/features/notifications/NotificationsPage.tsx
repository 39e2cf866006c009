import { useMutation, useQuery } from '@tanstack/react-query'
import Check from '~icons/lucide/check'
import SlidersHorizontal from '~icons/lucide/sliders-horizontal'
import { notificationMessages } from '#messages/notifications.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { inLanguage, useMessages } from '#platform/language/i18n.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { TabLink } from '#platform/links/TabLink.ts'
import { Block } from '#platform/page/Block.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { toast } from '#ui/toast-store.ts'
import { NotificationList } from './NotificationList.tsx'
import { markAllRead, notificationQueries, type NotificationTab } from './notifications.queries.ts'
import styles from './notifications.module.css'

const look = { to: '/notifications', activeOptions: { exact: true }, resetScroll: false } as const

export function NotificationsPage({ tab }: { tab: NotificationTab }) {
  const words = useMessages(notificationMessages)
  const { data } = useQuery(notificationQueries.unread)
  const marking = useMutation(markAllRead)
  const unread = data?.unread ?? 0
  const sayAllRead = () => toast({ text: inLanguage(notificationMessages).allRead, tone: 'success' })
  function readAll() {
    marking.mutateAsync().then(sayAllRead, (error: unknown) => errorToast(error, 'notifications.read-all'))
  }
  return (
    <div className="content content-narrow">
      <div className={`page-head ${styles.head}`}>
        <h1>{words.title}</h1>
        <div className="row wrap">
          <Button
            variant="quiet"
            icon={<Check />}
            unavailable={unread === 0}
            onUnavailable={sayAllRead}
            onClick={readAll}
          >
            {words.readAll}
          </Button>
          <LinkButton variant="quiet" to="/notifications/preferences">
            <SlidersHorizontal />
            {words.preferences}
          </LinkButton>
        </div>
      </div>
      <Tabs label={words.tabs}>
        <TabLink {...look} search={{}}>
          {words.all}
        </TabLink>
        <TabLink {...look} search={{ tab: 'unread' }}>
          {words.unread}
          {unread > 0 && (
            <>
              <span className="count" aria-hidden="true">
                {unread}
              </span>
              <span className="sr">{words.unreadCount(unread)}</span>
            </>
          )}
        </TabLink>
      </Tabs>
      <Block key={tab} what={words.failed} pending={<Skeleton shape="rows" count={5} label={words.loading} />}>
        <NotificationList tab={tab} />
      </Block>
    </div>
  )
}
