import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { listNotifications, Notification } from '@coussinet/contract/notifications.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPage = AnswerOf<typeof listNotifications>

/** Id of the one that was read; null for all of them. */
export type ReadTarget = string | null

const isMeant = (which: ReadTarget, { id, read }: Notification) => !read && (which === null || which === id)

/** The pages of a list once that was read: each row keeps its place. */
export function readInPages(
  list: InfiniteData<NotificationPage, string>,
  which: ReadTarget,
  left: number,
): InfiniteData<NotificationPage, string> {
  const readIn = (row: Notification) => (isMeant(which, row) ? { ...row, read: true } : row)
  return { ...list, pages: list.pages.map((page) => ({ ...page, unread: left, data: page.data.map(readIn) })) }
}

/** Unread notifications once one, or all, were read. */
export const stillUnread = (unread: NotificationPage, which: ReadTarget, left: number): NotificationPage => ({
  ...unread,
  unread: left,
  data: unread.data.filter((row) => !isMeant(which, row)),
})
