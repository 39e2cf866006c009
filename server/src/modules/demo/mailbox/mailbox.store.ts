import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { deleteOld } from '#platform/db/delete-old.ts'

const mostListed = 100

/** Keeps a message as it would have been sent; a repeated try leaves one. */
export async function saveMessage(db: Db, message: Insertable<Database['demo_messages']>): Promise<void> {
  await db
    .insertInto('demo_messages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['member_id', 'message_id']).doNothing())
    .execute()
}

/** The latest messages of all members, newest first; `to` is an address or a number, as it was written to. */
export function latestMessages(db: Db, to?: string) {
  return db
    .selectFrom('demo_messages')
    .select([
      'message_id',
      'channel',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'links',
      'reply_to',
      'attachments',
      'sent_at',
    ])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(mostListed)
    .execute()
}
export type StoredMessage = Awaited<ReturnType<typeof latestMessages>>[number]

export async function findMail(db: Db, message_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('demo_messages')
    .select('body_html')
    .where('message_id', '=', message_id)
    .executeTakeFirst()
  return row?.body_html ?? null
}

/** Deletes what was kept before a moment. */
export async function deleteOldDemoMessages(db: Db, before: Date): Promise<void> {
  await deleteOld(db, { table: 'demo_messages', key: ['member_id', 'message_id'], column: 'sent_at', before })
}
