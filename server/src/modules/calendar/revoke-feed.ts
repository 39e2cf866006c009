import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { endFeed } from './calendar-feed.store.ts'

/** The address opens nothing any more; nothing happens when there was none. */
export async function revokeFeed(tx: UnitOfWork): Promise<void> {
  const { db, member_id } = tx
  if (!(await endFeed(db, member_id))) return
  await tx.audit('calendar.revoked')
  await tx.announce('profile')
}
