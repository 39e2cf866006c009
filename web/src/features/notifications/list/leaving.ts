import type { Notification } from '@coussinet/contract/notifications.ts'

/** The unread ones, with those that were just read and are on their way out, each in its place. */
export function unreadAndLeaving(rows: readonly Notification[], leaving: readonly Notification[]): Notification[] {
  const isLeaving = (id: string) => leaving.some((one) => one.id === id)
  const staying = rows.filter(({ id, read }) => !read && !isLeaving(id))
  return [...staying, ...leaving].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}
