import type { TopicId } from '@coussinet/contract/contact.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { MomentPosition } from '#platform/db/cursor.ts'
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
  const rows = files.map(({ file_id, name, media_type, size, sha256, stored_as }, position) => ({
    member_id,
    contact_message_id,
    file_id,
    position,
    name,
    media_type,
    size,
    sha256,
    stored_as,
  }))
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

export async function findKeysOfMessages(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('contact_files')
    .select('stored_as')
    .where(anyOf('stored_as', keys, 'text'))
    .execute()
  return new Set(rows.map(({ stored_as }) => stored_as))
}

const messageColumns = ['contact_message_id', 'reference', 'topic', 'subject', 'message', 'created_at'] as const

/** The member's messages, latest first, each with when it was answered last. */
export async function findMessages(
  db: Db,
  member_id: string,
  { limit, after }: { limit: number; after?: MomentPosition | undefined },
) {
  let query = db
    .selectFrom('contact_messages')
    .select(messageColumns)
    .select((row) =>
      row
        .selectFrom('contact_answers')
        .select(({ fn }) => fn.max('answered_at').as('answered_at'))
        .where('contact_answers.member_id', '=', member_id)
        .whereRef('contact_answers.contact_message_id', '=', 'contact_messages.contact_message_id')
        .as('answered_at'),
    )
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .orderBy('contact_message_id', 'desc')
    .limit(limit)
    .$narrowType<{ topic: TopicId; answered_at: Date | null }>()
  if (after) {
    const { at, id } = after
    query = query.where(({ eb, and, or }) =>
      or([eb('created_at', '<', at), and([eb('created_at', '=', at), eb('contact_message_id', '<', id)])]),
    )
  }
  return query.execute()
}

export async function findMessage(db: Db, member_id: string, reference: string) {
  return db
    .selectFrom('contact_messages')
    .select(messageColumns)
    .where('member_id', '=', member_id)
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .$narrowType<{ topic: TopicId }>()
    .executeTakeFirst()
}

/** Finds whose message bears a reference, for the insurer's systems alone. */
export async function findWriter(db: Db, reference: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('member_id')
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.member_id ?? null
}

export async function filesOfMessage(db: Db, member_id: string, contact_message_id: string) {
  return db
    .selectFrom('contact_files')
    .select(['name', 'media_type'])
    .where('member_id', '=', member_id)
    .where('contact_message_id', '=', contact_message_id)
    .orderBy('position')
    .execute()
}

/** The answers to a message, oldest first. */
export async function findContactAnswers(db: Db, member_id: string, contact_message_id: string) {
  return db
    .selectFrom('contact_answers')
    .select(['answer_id', 'author_name', 'text', 'answered_at'])
    .where('member_id', '=', member_id)
    .where('contact_message_id', '=', contact_message_id)
    .orderBy('answered_at')
    .orderBy('answer_id')
    .execute()
}
export type AnswerRow = Awaited<ReturnType<typeof findContactAnswers>>[number]

export async function insertAnswer(
  db: Db,
  member_id: string,
  contact_message_id: string,
  answer: AnswerRow,
): Promise<void> {
  await db
    .insertInto('contact_answers')
    .values({ member_id, contact_message_id, ...answer })
    .execute()
}
