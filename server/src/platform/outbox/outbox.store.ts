import type { Db } from '../db.ts'

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
export async function close(db: Db, { member_id, message_id }: Key, end: { sent_at: Date } | { dropped_at: Date }): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ ...end, sealed: null })
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Deletes the traces of messages that were written before a day. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('outgoing_messages').where('created_at', '<', before).execute()
  await db.deleteFrom('demo_messages').where('sent_at', '<', before).execute()
}
