import { deleteOld } from '../database/delete-old.ts'
import type { Db } from '../db.ts'
import { notHeld } from '../legal-holds.ts'

type Key = { member_id: string; message_id: string }

/** A message that still waits to be sent, or undefined. */
export async function findWaiting(db: Db, { member_id, message_id }: Key) {
  return db
    .selectFrom('outgoing_messages')
    .select(['channel', 'sealed', 'created_at', 'expires_at'])
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
}

/** Says that it is sent, or that it never will be; what it said is gone with it. */
export async function close(
  db: Db,
  { member_id, message_id }: Key,
  end: { sent_at: Date } | { dropped_at: Date },
): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ ...end, sealed: null })
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Says that a try came to nothing, and why; the message waits on. */
export async function noteFailure(
  db: Db,
  { member_id, message_id }: Key,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set((row) => ({ tries: row('tries', '+', 1), tried_at: at, last_failure: reason.slice(0, 300) }))
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes the traces of messages that were written before a day, but of who is held. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await deleteOld(db, {
    table: 'outgoing_messages',
    key: ['member_id', 'message_id'],
    column: 'created_at',
    before,
    only: notHeld('outgoing_messages'),
  })
  await deleteOld(db, { table: 'demo_messages', key: ['member_id', 'message_id'], column: 'sent_at', before })
}
