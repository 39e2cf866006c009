import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { RequestMessage, listRequestMessages } from '@coussinet/contract/request-messages.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { fromPositionCursor, toPositionCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { findThreadState } from '../../claims/claims.ts'
import { findDocuments, type MessageDocument } from '../../documents/documents.ts'
import {
  countMessages,
  findMessagePosition,
  findMessages,
  markRead,
  type MessageRow,
} from './request-messages.store.ts'

/** Messages that both sides may write in a thread (decision 77). */
const longestThread = 400

type ThreadKey = { member_id: string; request_id: string }

/** Throws `not_found` for a request that is not the member's, `conflict` for one without a thread: a draft, or a past refund. */
export async function assertAcceptsMessages(db: Db, { member_id, request_id }: ThreadKey): Promise<void> {
  const request = await findThreadState(db, member_id, request_id)
  if (!request) throw problem('not_found')
  requireFiled(request)
}

/** Throws `conflict` with its reason for a request that was never filed on the portal. */
export function requireFiled({ status, before_portal }: { status: string; before_portal: boolean }): void {
  if (status === 'draft' || before_portal) throw problem('conflict', { errors: { request: ['request_not_filed'] } })
}

/**
 * A page of the thread of a request, newest first; throws `not_found`, `conflict`, and `malformed_request` for an
 * invalid cursor.
 */
export async function getThread(
  db: Db,
  thread: ThreadKey,
  { limit, cursor }: QueryOf<typeof listRequestMessages>,
): Promise<AnswerOf<typeof listRequestMessages>> {
  await assertAcceptsMessages(db, thread)
  const { member_id, request_id } = thread
  const before = cursor === undefined ? undefined : fromPositionCursor(cursor)
  const rows = await findMessages(db, member_id, request_id, { limit: limit + 1, before })
  const { page, next_cursor } = toPage(rows, limit, (last) => toPositionCursor(last.position))
  const { insurer } = await countMessages(db, member_id, request_id)
  return {
    data: await toMessages(db, thread, page),
    next_cursor,
    unread: insurer.unread,
  }
}

/** Reads the whole thread of a request, oldest message first; a limit keeps it short enough. */
export async function findWholeThread(db: Db, thread: ThreadKey): Promise<RequestMessage[]> {
  const rows = await findMessages(db, thread.member_id, thread.request_id, { limit: longestThread })
  return toMessages(db, thread, rows.toReversed())
}

async function toMessages(
  db: Db,
  { member_id, request_id }: ThreadKey,
  rows: readonly MessageRow[],
): Promise<RequestMessage[]> {
  const ids = rows.map(({ message_id }) => message_id)
  const files = Map.groupBy(await findDocuments(db, member_id, 'message', ids), ({ message_id }) => message_id)
  return rows.map((row) => asMessage(row, files.get(row.message_id) ?? [], request_id))
}

export async function toMessage(
  db: Db,
  { member_id, request_id }: ThreadKey,
  row: MessageRow,
): Promise<RequestMessage> {
  return asMessage(row, await findDocuments(db, member_id, 'message', [row.message_id]), request_id)
}

function asMessage(
  { message_id: id, author, author_name, text, quoted_text, created_at, read_at }: MessageRow,
  files: readonly MessageDocument[],
  request_id: string,
): RequestMessage {
  return {
    id,
    author,
    author_name,
    text,
    quoted_text,
    files: files.map((file) => toMessageFile(file, request_id)),
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }
}

function toMessageFile(
  { file_id: id, name, media_type, size, sha256, thumbnail_stored_as }: MessageDocument,
  request_id: string,
): RequestMessage['files'][number] {
  const href = `/api/refund-requests/${request_id}/files/${id}`
  return {
    id,
    name,
    media_type,
    size,
    sha256,
    href,
    thumbnail_href: thumbnail_stored_as === null ? null : `${href}/thumbnail`,
  }
}

type ThreadRead = { request_id: string; up_to: string | undefined }

/**
 * Marks the insurer's messages as read by the member; with the last one, its notification is read too. Throws the errors of `readThread`.
 */
export async function readByMember(tx: UnitOfWork, reading: ThreadRead): Promise<void> {
  const { db, member_id } = tx
  const { request_id } = reading
  await assertAcceptsMessages(db, { member_id, request_id })
  await readThread(tx, { ...reading, author: 'insurer' })
  const { insurer } = await countMessages(db, member_id, request_id)
  if (insurer.unread === 0) await tx.settleNotifications({ kind: 'message_received', request_id })
}

/** Marks the member's messages as read by the insurer. Throws the errors of `readThread`. */
export const readByInsurer = (tx: UnitOfWork, reading: ThreadRead): Promise<void> =>
  readThread(tx, { ...reading, author: 'member' })

/** Marks messages of `author` as read, up to one or all, and refreshes open pages. Throws `not_found` for a foreign message. */
async function readThread(
  tx: UnitOfWork,
  { request_id, author, up_to }: ThreadRead & { author: RequestMessage['author'] },
): Promise<void> {
  const { db, member_id, at } = tx
  const last = up_to === undefined || !isId(up_to) ? null : await findMessagePosition(db, member_id, request_id, up_to)
  if (up_to !== undefined && last === null) throw problem('not_found')
  const count = await markRead(db, member_id, request_id, { author, up_to: last, at })
  if (count > 0) await tx.announce('refund-requests')
}
