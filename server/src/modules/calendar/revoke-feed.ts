import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { audit } from '#platform/records/audit.ts'
import { endFeed } from './calendar-feed.store.ts'

/** The address opens nothing any more; nothing happens when there was none. */
export async function revokeFeed(db: Db, member_id: string, at: Date): Promise<void> {
  if (!(await endFeed(db, member_id))) return
  await audit(db, { member_id, action: 'calendar.revoked', at })
  await announce(db, member_id, 'profile')
}
