import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { OldRows } from '#platform/db/delete-old.ts'
import { notHeld } from '#platform/records/legal-holds.ts'

type NotificationKey = { member_id: string; notification_id: string }

export const findSent = (db: Db, all: readonly NotificationKey[]): Promise<Set<string>> => find(db, all, sql`true`)

export const findNotifiedBefore = (db: Db, all: readonly NotificationKey[], at: Date): Promise<Set<string>> =>
  find(db, all, sql`created_at <= ${at}`)

async function find(db: Db, all: readonly NotificationKey[], only: RawBuilder<unknown>): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const pairs = sql.join(
    all.map(({ member_id, notification_id }) => sql`(${member_id}::uuid, ${notification_id}::uuid)`),
  )
  const { rows } = await sql<{
    notification_id: string
  }>`select notification_id from notifications where (member_id, notification_id) in (${pairs}) and ${only}`.execute(db)
  return new Set(rows.map(({ notification_id }) => notification_id))
}

/** Notifications that were read and are older than that, except those of members on legal hold. */
export const readBefore = (before: Date): OldRows => ({
  table: 'notifications',
  key: ['member_id', 'notification_id'],
  column: 'created_at',
  before,
  only: sql`read_at is not null and ${notHeld('notifications')}`,
})
