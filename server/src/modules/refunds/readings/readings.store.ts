import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { StoredReading } from './stored-reading.ts'

type Named = { member_id: string; request_id: string; file_id: string }

/** Tells whether a document still stands that waits to be read. */
export async function findUnread(db: Db, { member_id, request_id, file_id }: Named) {
  return db
    .selectFrom('refund_request_files')
    .select(['stored_as', 'media_type'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .where(sql<boolean>`reading ->> 'status' = 'waiting'`)
    .executeTakeFirst()
}

/** Keeps what was read; a document that is gone by now is left alone. */
export async function keepReading(
  db: Db,
  { member_id, request_id, file_id }: Named,
  reading: StoredReading,
): Promise<void> {
  await db
    .updateTable('refund_request_files')
    .set({ reading: JSON.stringify(reading) })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .execute()
}

/** Counts the member's documents that wait to be read. */
export async function countUnread(db: Db, member_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('refund_request_files')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', member_id)
    .where(sql<boolean>`reading ->> 'status' = 'waiting'`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Documents that came before that moment and still wait. */
export async function findOverdue(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('refund_request_files')
    .select(['member_id', 'request_id', 'file_id'])
    .where(sql<boolean>`reading ->> 'status' = 'waiting'`)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()
}
