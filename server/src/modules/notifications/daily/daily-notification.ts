import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import type { NotificationKind } from '../notification-kinds.ts'
import type { NotificationParams } from '../rendering/params.ts'

/** Reads the facts again in the notifying transaction, since the member may have acted; null if nothing is left to say. */
type ReadParams = (db: Db) => Promise<NotificationParams | null>

export type DailyNotification = { kind: NotificationKind; params: NotificationParams | ReadParams; once: string }

export type WalkPosition = { member_id: string; subject_id: string }

export const walkStart: WalkPosition = {
  member_id: '00000000-0000-0000-0000-000000000000',
  subject_id: '00000000-0000-0000-0000-000000000000',
}

export type FoundNotification = WalkPosition & { notification: DailyNotification | null }

/** Finds the day's notifications: up to `limit` candidates after a cursor, in order; null for those that need none. */
export type NotificationSource = (
  db: Db,
  today: Day,
  after: WalkPosition,
  limit: number,
) => Promise<FoundNotification[]>
