import { announce } from '#platform/events.ts'
import type { Db } from '#platform/db.ts'
import { newId } from '#platform/ids.ts'
import type { NotificationKind } from './notification-kinds.ts'

export type NotificationParams = Record<string, string | number | string[]>

/** Tells the member of a change, in the transaction that makes it; amounts in cents, days YYYY-MM-DD. */
export async function notify(db: Db, { member_id, kind, params, at }: { member_id: string; kind: NotificationKind; params: NotificationParams; at: Date }): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ member_id, notification_id: newId(), kind, params: JSON.stringify(params), created_at: at })
    .execute()
  await announce(db, member_id, 'notifications')
}
