import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'

type NewRow = { member_id: string; notification_id: string; kind: string; params: string; created_at: Date }

/** Inserts a notification; returns false if the member has one with that id already. */
export async function insertNotification(db: Db, row: NewRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'notification_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

type NotificationFilter = {
  read?: boolean
  after?: MomentPosition
  /** kinds that are listed before all others */
  first?: readonly string[]
  limit: number
}

/** A page of the member's notifications, newest first. */
export async function findNotifications(db: Db, member_id: string, { read, after, first, limit }: NotificationFilter) {
  let query = db
    .selectFrom('notifications')
    .select(['notification_id as id', 'kind', 'params', 'created_at', 'read_at'])
    .where('member_id', '=', member_id)
    .limit(limit)
  if (first) query = query.orderBy(anyOf('kind', first, 'text'), 'desc')
  query = query.orderBy('created_at', 'desc').orderBy('notification_id', 'desc')
  if (read !== undefined) query = query.where('read_at', read ? 'is not' : 'is', null)
  if (after)
    query = query.where(sql<boolean>`(created_at, notification_id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

export async function countUnread(db: Db, member_id: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('member_id', '=', member_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Marks one as read, or all without an id; returns how many were unread. */
export async function setRead(db: Db, member_id: string, at: Date, notification_id?: string): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('member_id', '=', member_id)
    .where('read_at', 'is', null)
  if (notification_id !== undefined) query = query.where('notification_id', '=', notification_id)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

export async function isNotificationOf(db: Db, member_id: string, notification_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('notification_id')
    .where('member_id', '=', member_id)
    .where('notification_id', '=', notification_id)
    .executeTakeFirst()
  return row !== undefined
}

export async function findNotification(db: Db, member_id: string, notification_id: string) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'params', 'created_at', 'read_at'])
    .where('member_id', '=', member_id)
    .where('notification_id', '=', notification_id)
    .executeTakeFirst()
}

type NotificationSubject = { kind: string; request_id: string }

const about = ({ kind, request_id }: NotificationSubject) =>
  sql<boolean>`kind = ${kind} and read_at is null and params->>'request_id' = ${request_id}`

/** Marks those of a kind about a request as read; returns how many were unread. */
export async function setReadAbout(db: Db, member_id: string, of: NotificationSubject, at: Date): Promise<number> {
  const query = db.updateTable('notifications').set({ read_at: at }).where('member_id', '=', member_id).where(about(of))
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

export async function hasUnreadAbout(
  db: Db,
  member_id: string,
  of: NotificationSubject,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('notification_id')
    .where('member_id', '=', member_id)
    .where('created_at', '>', since)
    .where(about(of))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
