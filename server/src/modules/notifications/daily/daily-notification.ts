import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import type { NotificationKind } from '../notification-kinds.ts'
import type { NotificationParams } from '../rendering/params.ts'

/** Looks again in the transaction that tells it, where the member may have acted since it was found; null when there is nothing to tell any more. */
type Look = (db: Db) => Promise<NotificationParams | null>

export type DailyNotification = { kind: NotificationKind; params: NotificationParams | Look; once: string }

export type WalkPosition = { member_id: string; subject_id: string }

export const start: WalkPosition = {
  member_id: '00000000-0000-0000-0000-000000000000',
  subject_id: '00000000-0000-0000-0000-000000000000',
}

export type FoundNotification = WalkPosition & { news: DailyNotification | null }

/** Finds the day's notifications: up to `limit` things after a step, in order; null for what is none after a closer look. */
export type NotificationSource = (
  db: Db,
  today: Day,
  after: WalkPosition,
  limit: number,
) => Promise<FoundNotification[]>
