import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { Notification } from '@coussinet/contract/notifications.ts'
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type AnimationEvent, useState } from 'react'
import ArrowUp from '~icons/lucide/arrow-up'
import { notificationMessages } from '#messages/notifications.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { errorToast } from '#platform/form/error-toast.ts'
import { inLanguage, useLanguage, useMessages } from '#platform/language/i18n.ts'
import { ShowMore } from '#platform/ShowMore.tsx'
import { Button } from '#ui/Button.tsx'
import { Cat } from '#ui/drawings/Cat.tsx'
import { Envelope } from '#ui/drawings/Envelope.tsx'
import { Empty } from '#ui/Empty.tsx'
import { RowList } from '#ui/RowList.tsx'
import { toast } from '#ui/toast-store.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { markRead, notificationQueries, type NotificationTab } from './notifications.queries.ts'
import { byPeriod } from './periods.ts'
import styles from './notifications.module.css'

const focusOn = (pressed: HTMLElement | null) => pressed?.focus()

/** Notifications of the member by period; reads its own query. Later arrivals wait above the list. */
export function NotificationList({ tab }: { tab: NotificationTab }) {
  const words = useMessages(notificationMessages)
  const language = useLanguage()
  const list = useSuspenseInfiniteQuery(notificationQueries.list(tab))
  const marking = useMutation(markRead)
  const [leaving, setLeaving] = useState<readonly Notification[]>([])
  const all = list.data.pages.flatMap((page) => page.data)
  const rows = tab === 'unread' ? unreadAndLeaving(all, leaving) : all
  const newest = rows[0]
  const [seen, setSeen] = useState(newest?.created_at ?? null)
  const [focused, setFocused] = useState<string | null>(null)
  const { shown, waiting } = splitArrivals(rows, seen)
  const now = useToday()

  function titleOf(period: string): string {
    if (period === 'today' || period === 'week') return words[period]
    const month = monthInWords(period === 'earlier' ? now.slice(0, 7) : period, language)
    const ofThisYear = month.replace(` ${now.slice(0, 4)}`, '')
    return period === 'earlier' ? words.earlier(ofThisYear) : ofThisYear
  }

  function open(notification: Notification) {
    const { id, read, href } = notification
    if (read) return
    if (tab === 'unread') setLeaving((others) => [...others, { ...notification, read: true }])
    marking.mutateAsync(id).then(
      () => href === null && toast({ text: inLanguage(notificationMessages).markedRead, tone: 'success' }),
      (error: unknown) => {
        setLeaving([])
        errorToast(error, 'notifications.read')
      },
    )
  }

  function endLeaving({ animationName, currentTarget }: AnimationEvent<HTMLElement>) {
    if (animationName !== 'notification-leaves') return
    const at = shown.findIndex(({ id }) => leaving.some((one) => one.id === id))
    // The focus does not go with the row that had it.
    if (currentTarget.querySelector(`.${styles.leaving}`)?.contains(document.activeElement))
      setFocused((shown[at + 1] ?? shown[at - 1])?.id ?? null)
    setLeaving([])
  }

  function showArrived() {
    setSeen(newest?.created_at ?? null)
    setFocused(newest?.id ?? null)
  }

  return (
    <>
      <div className={styles.arrivals} role="status">
        {waiting > 0 && (
          <Button size="small" variant="primary" icon={<ArrowUp />} onClick={showArrived}>
            {words.arrived(waiting)}
          </Button>
        )}
      </div>
      {rows.length === 0 && <NoNotification tab={tab} />}
      {byPeriod(shown, now).map(({ period, rows: periodRows }) => (
        <section
          key={period}
          className={styles.period}
          onAnimationEnd={endLeaving}
          aria-labelledby={`notifications-${period}`}
        >
          <h2 id={`notifications-${period}`} className={styles.periodTitle}>
            {titleOf(period)}
          </h2>
          <RowList>
            {periodRows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={now}
                isLeaving={leaving.some(({ id }) => id === notification.id)}
                focus={notification.id === focused ? focusOn : undefined}
                onOpen={open}
              />
            ))}
          </RowList>
        </section>
      ))}
      <ShowMore list={list} action="notifications.more">
        {words.more}
      </ShowMore>
    </>
  )
}

/** The unread ones, with those that were just read and are on their way out, each in its place. */
export function unreadAndLeaving(rows: readonly Notification[], leaving: readonly Notification[]): Notification[] {
  const isLeaving = (id: string) => leaving.some((one) => one.id === id)
  const staying = rows.filter(({ id, read }) => !read && !isLeaving(id))
  return [...staying, ...leaving].toSorted((one, other) => compareStrings(other.created_at, one.created_at))
}

type DatedRow = { created_at: string }

/**
 * Splits the shown notifications from those that arrived since, which wait above until requested, so that nothing moves while reading.
 * `newest` is the time of the newest one shown; if none is shown, none waits.
 */
export function splitArrivals<R extends DatedRow>(
  rows: readonly R[],
  newest: string | null,
): { shown: R[]; waiting: number } {
  const shown = newest === null ? [...rows] : rows.filter(({ created_at }) => created_at <= newest)
  return shown.length === 0 ? { shown: [...rows], waiting: 0 } : { shown, waiting: rows.length - shown.length }
}

function NoNotification({ tab }: { tab: NotificationTab }) {
  const words = useMessages(notificationMessages)
  return (
    <div className={styles.period}>
      {tab === 'unread' ? (
        <Empty drawing={<Cat />} title={words.noneUnread} text={words.noneUnreadText} />
      ) : (
        <Empty drawing={<Envelope />} title={words.none} text={words.noneText} />
      )}
    </div>
  )
}
