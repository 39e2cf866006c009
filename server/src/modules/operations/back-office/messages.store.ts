import type { Db } from '#platform/db.ts'

const columns = [
  'outgoing_messages.member_id',
  'message_id',
  'channel',
  'outgoing_messages.created_at',
  'expires_at',
  'tries',
  'tried_at',
  'last_failure',
  'dropped_at',
  'sent_at',
  'nevg',
] as const

const messages = (db: Db) =>
  db
    .selectFrom('outgoing_messages')
    .innerJoin('members', 'members.member_id', 'outgoing_messages.member_id')
    .select(columns)

type Page = { dropped: boolean; after: { created_at: Date; message_id: string } | null; limit: number }

/** Messages that wait to be sent, or that were given up, the oldest first. */
export async function findMessages(db: Db, { dropped, after, limit }: Page) {
  return messages(db)
    .where('sent_at', 'is', null)
    .where('dropped_at', dropped ? 'is not' : 'is', null)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([
          row('outgoing_messages.created_at', '>', after?.created_at ?? null),
          row.and([
            row('outgoing_messages.created_at', '=', after?.created_at ?? null),
            row('message_id', '>', after?.message_id ?? null),
          ]),
        ]),
      ),
    )
    .orderBy('outgoing_messages.created_at')
    .orderBy('message_id')
    .limit(limit)
    .execute()
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

export async function findMessage(db: Db, message_id: string) {
  return messages(db).select('sealed').where('message_id', '=', message_id).executeTakeFirst()
}

export async function isWaiting(
  db: Db,
  { member_id, message_id }: { member_id: string; message_id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('outgoing_messages')
    .select('message_id')
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
