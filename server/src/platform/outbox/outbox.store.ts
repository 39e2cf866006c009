import type { Db } from '../db/db.ts'
import { deleteOld } from '../db/delete-old.ts'
import { notHeld } from '../records/legal-holds.ts'

type MessageKey = { member_id: string; message_id: string }

/** A message that waits to be sent, or undefined. */
export async function findWaiting(db: Db, { member_id, message_id }: MessageKey) {
  return db
    .selectFrom('outgoing_messages')
    .select(['channel', 'sealed', 'created_at', 'expires_at'])
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
}

/** Marks a message as sent or failed for good, and deletes its content. */
export async function close(
  db: Db,
  { member_id, message_id }: MessageKey,
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

/** Records a failed attempt with its reason; the message waits. */
export async function noteFailure(
  db: Db,
  { member_id, message_id }: MessageKey,
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

/** Deletes records of messages written before a day, except for members on legal hold. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await deleteOld(db, {
    table: 'outgoing_messages',
    key: ['member_id', 'message_id'],
    column: 'created_at',
    before,
    only: notHeld('outgoing_messages'),
  })
}

const messages = (db: Db) =>
  db
    .selectFrom('outgoing_messages')
    .select(['member_id', 'message_id', 'channel', 'created_at', 'expires_at'])
    .select(['tries', 'tried_at', 'last_failure', 'dropped_at', 'sent_at'])

type MessagePage = { dropped: boolean; after: { created_at: Date; message_id: string } | undefined; limit: number }

/** Waiting and failed messages of all members, oldest first. */
export async function findMessages(db: Db, { dropped, after, limit }: MessagePage) {
  return messages(db)
    .where('sent_at', 'is', null)
    .where('dropped_at', dropped ? 'is not' : 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('created_at', '>', after?.created_at ?? null),
          row.and([
            row('created_at', '=', after?.created_at ?? null),
            row('message_id', '>', after?.message_id ?? null),
          ]),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('message_id')
    .limit(limit)
    .execute()
}
export type OutgoingMessageRow = Awaited<ReturnType<typeof findMessages>>[number]

export async function findMessage(db: Db, message_id: string) {
  return messages(db).select('sealed').where('message_id', '=', message_id).executeTakeFirst()
}

/** Waiting messages by channel: number, age of the oldest, and how many failed at least once. */
export async function countWaiting(db: Db) {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select(({ fn }) => [
      'channel',
      fn.countAll<number>().as('waiting'),
      fn.min('created_at').as('oldest'),
      fn.countAll<number>().filterWhere('tries', '>', 0).as('failing'),
    ])
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .groupBy('channel')
    .orderBy('channel')
    .execute()
  return rows.map(({ channel, oldest, ...counts }) => ({
    channel,
    waiting: Number(counts.waiting),
    failing: Number(counts.failing),
    oldest,
  }))
}
