import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'
import { getFiledThread, readFiledThread, sendInsurerMessage } from '#modules/refunds/refunds.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { findById } from '../demo.store.ts'

const insurerWords = messages({ fr: fr.insurerWords, it: it.insurerWords, nl: nl.insurerWords })

/** Message of a member that the demo's insurer will answer, unless another one follows it. */
export type MessageTurn = { request_id: string; message_id: string }
type HeardMessage = { event: string; request_id?: string; message_id?: string }

export const demoMessageQueue = 'demo.messages'
const seconds = 40

const answers: Record<Exclude<RefundStatus, 'draft'>, 'under_study' | 'awaiting' | 'decided'> = {
  pending: 'under_study',
  processing: 'under_study',
  'action-required': 'awaiting',
  'action-done': 'under_study',
  accepted: 'decided',
  rejected: 'decided',
}

/** A member wrote in a thread: the insurer will read it and answer. */
export async function onMessageEvent(
  { db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>,
  { event, request_id, message_id }: HeardMessage,
): Promise<void> {
  if (event !== 'refund_request.message_sent' || request_id === undefined || message_id === undefined) return
  const turn: MessageTurn = { request_id, message_id }
  await jobs.send(db, demoMessageQueue, turn, { start_after: new Date(clock().getTime() + seconds * 1000) })
}

/** Reads and answers what is still the last word of a thread; a second run finds its own answer there, and does nothing. */
export async function runMessageTurn(platform: Platform, { request_id, message_id }: MessageTurn): Promise<void> {
  const { db } = platform
  const request = await findById(db, request_id)
  if (!request || request.status === 'draft') return
  const [last] = (await getFiledThread(db, request_id, { limit: 1 })).data
  if (last?.id !== message_id) return
  await inTransaction(db, (tx) => readFiledThread(tx, platform, { request_id, up_to: message_id }))
  const words = insurerWords[toLanguage(request.locale)]
  await sendInsurerMessage(platform, (work) => inTransaction(db, work), {
    request_id,
    author_name: words.name,
    text: fill(words[answers[request.status]], { firstname: request.firstname }),
    files: [],
    keyed: false,
    client_id: 'demo',
  })
}
