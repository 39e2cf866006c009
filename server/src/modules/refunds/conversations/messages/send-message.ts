import { memberName } from '@coussinet/contract/domain/members.ts'
import { mostThreadMessages, type RequestMessage } from '@coussinet/contract/request-messages.ts'
import { type UnitOfWork, withUnit } from '#modules/notifications/notifications.ts'
import { findPolicyholder } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { timedId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { StoredFileRow } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { requestHashes, repetitionSince } from '#platform/http/idempotency.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { lockRequest, touchRequest } from '../../claims/claims.ts'
import { withDocuments } from '../../documents/documents.ts'
import { countMessages, findSameMessage, insertMessage, type NewMessage } from './request-messages.store.ts'
import { assertAcceptsMessages, requireFiled, toMessage } from './thread.ts'

type Author = RequestMessage['author']

// Decision 77: the limits leave room for a conversation of people, not for a program in a loop.
const perDay: Record<Author, number> = { member: 30, insurer: 50 }

type MessageInput = {
  member_id: string
  request_id: string
  text: string
  quoted_text?: string | null
  files: readonly ReceivedFile[]
  keyed?: boolean
  /** key of the mail that it came by: the same mail is one message, however late it arrives again */
  mail_id?: string
}

/**
 * Writes a message of the member in the thread of a request: files are stored first, then the rows, and the insurer gets an event. Throws
 * `not_found`, `conflict`, `validation_failed` at `files.0` …, `too_many_requests`, `unavailable`; nothing is stored then.
 */
export async function sendMemberMessage(
  platform: Platform,
  transact: Transact,
  sending: MessageInput,
): Promise<RequestMessage> {
  return (await writeAsMember(platform, transact, sending)).message
}

/** Does the same, and tells whether the message is new or existed already. */
export async function writeAsMember(
  platform: Platform,
  transact: Transact,
  sending: MessageInput,
): Promise<StoredMessage> {
  const { db, clock } = platform
  const { member_id } = sending
  const at = clock()
  await assertAcceptsMessages(db, sending)
  return storeMessage(platform, transact, { ...sending, author: 'member', at }, async (tx, message) => {
    const { request_id, message_id } = message
    await touchRequest(tx.db, member_id, request_id, at)
    await tx.announce('refund-requests')
    await tx.publish({ event: 'refund_request.message_sent', request_id, message_id, sent_at: at.toISOString() })
  })
}

type AuthoredMessage = MessageInput & { author: Author; author_name?: string; client_id?: string; at: Date }
type StoredMessage = { message: RequestMessage; is_stored: boolean }

/**
 * Stores a message of either side with its files, and announces it in the same transaction. The request's row is locked while the message
 * gets its position, so that writers on all nodes take turns.
 */
export async function storeMessage(
  platform: Platform,
  transact: Transact,
  writing: AuthoredMessage,
  tell: (tx: UnitOfWork, message: NewMessage) => Promise<void>,
): Promise<StoredMessage> {
  const { member_id, request_id, author, text, files, at } = writing
  const { mail_id } = writing
  const content_hashes =
    mail_id === undefined
      ? requestHashes(platform.config, ['request message', JSON.stringify([request_id, author, text]), ...files])
      : mailHashes(platform, request_id, mail_id)
  return withDocuments(platform, { member_id, files, by: author }, async (stored) => {
    let is_stored = false
    const write = withUnit(platform, { member_id, at, actor: author }, async (tx) => {
      const { db } = tx
      is_stored = false
      const request = await lockRequest(db, member_id, request_id)
      if (!request) throw problem('not_found')
      requireFiled(request)
      const since = mail_id === undefined ? repetitionSince(at) : everSince
      const same = writing.keyed
        ? null
        : await findSameMessage(db, member_id, request_id, { author, content_hashes, since })
      if (same) return toMessage(db, writing, same)
      const row = await writeMessage(tx, writing, content_hashes[0], stored)
      await tell(tx, row)
      is_stored = true
      return toMessage(db, writing, { ...row, read_at: null })
    })
    return { message: await transact(write), is_stored }
  })
}

// A message by mail is identified by its mail, even if a program on the way changed the text.
const mailHashes = ({ config }: Pick<Platform, 'config'>, request_id: string, mail_id: string) =>
  requestHashes(config, ['mail of a request', JSON.stringify([request_id, mail_id])])
const everSince = new Date(0)

type MailKey = { member_id: string; request_id: string; mail_id: string }

/** Tells whether a mail is stored as a message already: its relay missed the confirmation and sent it again. */
export async function isMailKnown(
  platform: Pick<Platform, 'db' | 'config'>,
  { member_id, request_id, mail_id }: MailKey,
): Promise<boolean> {
  const content_hashes = mailHashes(platform, request_id, mail_id)
  const search = { author: 'member', content_hashes, since: everSince } as const
  return (await findSameMessage(platform.db, member_id, request_id, search)) !== null
}

async function writeMessage(
  tx: UnitOfWork,
  { request_id, author, author_name, client_id, mail_id, text, quoted_text = null }: AuthoredMessage,
  content_hash: Buffer,
  files: readonly StoredFileRow[],
): Promise<NewMessage> {
  const { db, member_id, at } = tx
  const { last, ...sides } = await countMessages(db, member_id, request_id)
  if (sides[author].written >= mostThreadMessages)
    throw problem('conflict', {
      errors: { messages: ['messages_limit'] },
      params: { messages: { limit: mostThreadMessages } },
    })
  await countAttempt(
    db,
    { key: `request messages ${author} ${member_id}`, limit: perDay[author], window_seconds: 86_400 },
    at,
  )
  const message = {
    request_id,
    message_id: timedId(at),
    position: last + 1,
    author,
    author_name: author_name ?? (await nameOf(db, member_id)),
    text,
    quoted_text,
    content_hash,
    created_at: at,
  }
  await insertMessage(db, member_id, message, files)
  await tx.audit(author === 'member' ? 'refund_request.message_sent' : 'refund_request.message_received', {
    subject_id: request_id,
    details: {
      message_id: message.message_id,
      files: files.map(({ sha256 }) => sha256),
      ...(client_id === undefined ? {} : { client_id }),
      ...(mail_id === undefined ? {} : { channel: 'email' }),
    },
  })
  return message
}

async function nameOf(db: Db, member_id: string): Promise<string> {
  const member = await findPolicyholder(db, member_id, null)
  if (!member) throw problem('not_found')
  return memberName(member)
}
