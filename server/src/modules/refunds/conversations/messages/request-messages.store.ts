import type { RequestMessage } from '@coussinet/contract/request-messages.ts'
import type { Db } from '#platform/db/db.ts'
import type { StoredFileRow } from '#platform/files/kept-files.ts'
import { insertDocuments } from '../../documents/documents.ts'

type MessageAuthor = RequestMessage['author']

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

/** Messages of a request before a position, newest first. */
export async function findMessages(db: Db, member_id: string, request_id: string, { limit, before }: ThreadFilter) {
  let query = db
    .selectFrom('refund_request_messages')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('position', 'desc')
    .limit(limit)
    .$narrowType<{ author: MessageAuthor }>()
  if (before !== undefined) query = query.where('position', '<', before)
  return query.execute()
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

/** Counts the unread messages of each side in a thread, with the last position. */
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
    .$narrowType<{ author: MessageAuthor }>()
    .execute()
  const by = (author: MessageAuthor) => {
    const row = rows.find((one) => one.author === author)
    return { written: Number(row?.written ?? 0), unread: Number(row?.unread ?? 0) }
  }
  return {
    last: Math.max(0, ...rows.map(({ last }) => Number(last ?? 0))),
    member: by('member'),
    insurer: by('insurer'),
  }
}

/** The same message of the same side, sent since that time; null if there is none. */
export async function findSameMessage(
  db: Db,
  member_id: string,
  request_id: string,
  { author, content_hashes, since }: { author: MessageAuthor; content_hashes: readonly Buffer[]; since: Date },
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
    .$narrowType<{ author: MessageAuthor }>()
    .executeTakeFirst()
  return row ?? null
}

export type NewMessage = {
  request_id: string
  message_id: string
  position: number
  author: MessageAuthor
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
  files: readonly StoredFileRow[],
): Promise<void> {
  await db
    .insertInto('refund_request_messages')
    .values({ member_id, ...message })
    .execute()
  const { message_id, created_at: received_at } = message
  const rows = files.map((file, position) => ({ ...file, message_id, position, received_at }))
  await insertDocuments(db, member_id, 'message', rows)
}

/** Position of a message in its thread; null if it belongs to another. */
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

/** Marks one side's messages as read, up to a position or all; returns how many were unread. */
export async function markRead(
  db: Db,
  member_id: string,
  request_id: string,
  { author, up_to, at }: { author: MessageAuthor; up_to: number | null; at: Date },
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
