import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import type { KeptFile } from '#platform/files/kept-files.ts'

type Author = RequestMessage['author']

const columns = [
  'message_id',
  'position',
  'author',
  'author_name',
  'text',
  'quoted_text',
  'created_at',
  'read_at',
] as const

type ThreadFilter = { limit: number; before?: number | undefined }

/** Messages of a request, the last first, those before a position. */
export async function findMessages(db: Db, member_id: string, request_id: string, { limit, before }: ThreadFilter) {
  let query = db
    .selectFrom('refund_request_messages')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('position', 'desc')
    .limit(limit)
    .$narrowType<{ author: Author }>()
  if (before !== undefined) query = query.where('position', '<', before)
  return query.execute()
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** The files of messages, in the order in which they were sent. */
export async function filesOfMessages(db: Db, member_id: string, message_ids: string[]) {
  if (message_ids.length === 0) return []
  return db
    .selectFrom('refund_request_message_files')
    .select(['message_id', 'file_id', 'name', 'media_type', 'size', 'sha256', 'thumbnail_stored_as'])
    .where('member_id', '=', member_id)
    .where(anyOf('message_id', message_ids))
    .orderBy('position')
    .execute()
}
export type MessageFileRow = Awaited<ReturnType<typeof filesOfMessages>>[number]

/** Counts what each side wrote in a thread and the other has not read, with the last position. */
export async function countMessages(db: Db, member_id: string, request_id: string) {
  const rows = await db
    .selectFrom('refund_request_messages')
    .select('author')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('written'),
      fn.max('position').as('last'),
      fn.countAll<number | string>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .groupBy('author')
    .$narrowType<{ author: Author }>()
    .execute()
  const by = (author: Author) => {
    const row = rows.find((one) => one.author === author)
    return { written: Number(row?.written ?? 0), unread: Number(row?.unread ?? 0) }
  }
  return {
    last: Math.max(0, ...rows.map(({ last }) => Number(last ?? 0))),
    member: by('member'),
    insurer: by('insurer'),
  }
}

/** The same message of the same side, sent since that instant; null when there is none. */
export async function findSameMessage(
  db: Db,
  member_id: string,
  request_id: string,
  { author, content_hashes, since }: { author: Author; content_hashes: readonly Buffer[]; since: Date },
): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('refund_request_messages')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('author', '=', author)
    .where('content_hash', 'in', content_hashes)
    .where('created_at', '>', since)
    .orderBy('position', 'desc')
    .$narrowType<{ author: Author }>()
    .executeTakeFirst()
  return row ?? null
}

export type NewMessage = {
  request_id: string
  message_id: string
  position: number
  author: Author
  author_name: string
  text: string
  quoted_text: string | null
  content_hash: Buffer
  created_at: Date
}

export async function insertMessage(
  db: Db,
  member_id: string,
  message: NewMessage,
  files: readonly KeptFile[],
): Promise<void> {
  await db
    .insertInto('refund_request_messages')
    .values({ member_id, ...message })
    .execute()
  if (files.length === 0) return
  const { message_id } = message
  const rows = files.map((file, position) => ({ member_id, message_id, position, ...file }))
  await db.insertInto('refund_request_message_files').values(rows).execute()
}

/** Position of a message in its thread; null where it is not one of it. */
export async function findMessagePosition(
  db: Db,
  member_id: string,
  request_id: string,
  message_id: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('refund_request_messages')
    .select('position')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('message_id', '=', message_id)
    .executeTakeFirst()
  return row?.position ?? null
}

/** Marks what one side wrote as read, up to a position or all of it; returns how many were unread. */
export async function markRead(
  db: Db,
  member_id: string,
  request_id: string,
  { author, up_to, at }: { author: Author; up_to: number | null; at: Date },
): Promise<number> {
  let query = db
    .updateTable('refund_request_messages')
    .set({ read_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('author', '=', author)
    .where('read_at', 'is', null)
  if (up_to !== null) query = query.where('position', '<=', up_to)
  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

export async function findKeysOfThreads(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('refund_request_message_files')
    .select(['stored_as', 'thumbnail_stored_as'])
    .where((row) => row.or([anyOf('stored_as', keys, 'text'), anyOf('thumbnail_stored_as', keys, 'text')]))
    .execute()
  return new Set(rows.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat()))
}
