import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listRequestMessages, RequestMessage } from '@coussinet/contract/request-messages.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { requestFacts } from '../../claims/claims.ts'
import { getRequestOwner } from '../../decisions/decisions.ts'
import { replyAddress } from './reply-address.ts'
import { countMessages } from './request-messages.store.ts'
import { storeMessage } from './send-message.ts'
import { getThread, readByInsurer } from './thread.ts'

/** Finds the thread of a filed request for the insurer; `unread` counts the member's messages. Throws `not_found`. */
export async function getFiledThread(
  db: Db,
  request_id: string,
  query: QueryOf<typeof listRequestMessages>,
): Promise<AnswerOf<typeof listRequestMessages>> {
  const { member_id } = await getRequestOwner(db, request_id)
  const page = await getThread(db, { member_id, request_id }, query)
  const { member } = await countMessages(db, member_id, request_id)
  return { ...page, unread: member.unread }
}

/** Marks the member's messages as read. Throws `not_found`, also for a message of another thread. */
export async function readFiledThread(
  db: Db,
  platform: NotifyDeps,
  reading: { request_id: string; up_to: string | undefined },
): Promise<void> {
  const { member_id } = await getRequestOwner(db, reading.request_id)
  await readByInsurer(createUnit(db, platform, { member_id, actor: 'insurer' }), reading)
}

type MessageNotice = { member_id: string; request_id: string; at: Date }

/** Address for replies to the mail, if replies by mail are enabled. */
const replyTo = ({ config }: Pick<Platform, 'config'>, notice: MessageNotice): { reply_to?: string } =>
  config.inbound_mail === null
    ? {}
    : { reply_to: replyAddress(config, { ...notice, base: config.inbound_mail.address }) }

type InsurerMessageInput = {
  request_id: string
  author_name: string
  text: string
  files: readonly ReceivedFile[]
  keyed: boolean
  client_id: string
}

/**
 * Writes to the member in the thread of a filed request, and notifies them by their preferences. Throws `not_found`, `conflict`,
 * `validation_failed` at `files.0` …, `too_many_requests`, `unavailable`; nothing is stored then.
 */
export async function sendInsurerMessage(
  platform: Platform,
  transact: Transact,
  writing: InsurerMessageInput,
): Promise<RequestMessage> {
  const { request_id } = writing
  const at = platform.clock()
  const { member_id } = await getRequestOwner(platform.db, request_id)
  const sent = { ...writing, member_id, author: 'insurer', at } as const
  const { message } = await storeMessage(platform, transact, sent, async (tx, { author_name }) => {
    await tx.announce('refund-requests')
    const { expected_by: _day, ...known } = await requestFacts(tx.db, member_id, request_id, at)
    await tx.notifyInARow({
      kind: 'message_received',
      request_id,
      params: { ...known, author: author_name },
      ...replyTo(platform, { member_id, request_id, at }),
    })
  })
  return message
}
