import type { TopicId } from '@coussinet/contract/contact.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/** The reference of the same message, sent since that instant; null when there is none. */
export async function findSame(
  db: Db,
  member_id: string,
  content_hashes: readonly Buffer[],
  since: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('reference')
    .where('member_id', '=', member_id)
    .where('content_hash', 'in', content_hashes)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.reference ?? null
}

export type ContactMessageRow = {
  contact_message_id: string
  reference: string
  topic: TopicId
  subject: string
  message: string
  content_hash: Buffer
  created_at: Date
}
export type ContactFile = {
  file_id: string
  name: string
  media_type: string
  size: number
  sha256: string
  stored_as: string
}

export async function insertMessage(
  db: Db,
  member_id: string,
  message: ContactMessageRow,
  files: readonly ContactFile[],
): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ member_id, ...message })
    .execute()
  if (files.length === 0) return
  const { contact_message_id } = message
  const rows = files.map((file, position) => ({ member_id, contact_message_id, position, ...file }))
  await db.insertInto('contact_files').values(rows).execute()
}

/** Finds when the latest messages since that instant were sent, the last first. */
export async function sentSince(db: Db, member_id: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('contact_messages')
    .select('created_at')
    .where('member_id', '=', member_id)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** Bytes of the files that the member sent since that instant. */
export async function bytesSince(db: Db, member_id: string, since: Date): Promise<number> {
  const { bytes } = await db
    .selectFrom('contact_files')
    .innerJoin('contact_messages', (join) =>
      join
        .onRef('contact_messages.member_id', '=', 'contact_files.member_id')
        .onRef('contact_messages.contact_message_id', '=', 'contact_files.contact_message_id'),
    )
    .select(({ fn }) => fn.sum<number | string | null>('contact_files.size').as('bytes'))
    .where('contact_files.member_id', '=', member_id)
    .where('contact_messages.member_id', '=', member_id)
    .where('contact_messages.created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Finds those of the store's keys that some row still holds. */
export async function findKeysOfMessages(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contact_files')
    .select('stored_as')
    .where(anyOf('stored_as', keys, 'text'))
    .execute()
  return new Set(rows.map(({ stored_as }) => stored_as))
}
