import { lockMember, findMemberNames } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { readPages } from '#platform/db/read-pages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openMessage } from '#platform/outbox/deliver.ts'
import { findMessage, findMessages, findWaiting, type OutgoingMessageRow } from '#platform/outbox/outbox.store.ts'
import { outboxQueue } from '#platform/outbox/outbox.ts'
import { renderMail } from '#platform/outbox/render/render-mail.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { maskEmail, maskPhone } from '#platform/text/mask.ts'

const pageOf = 500

type MessageKey = { member_id: string; message_id: string }
const nameOf = ({ message_id }: MessageKey) => message_id

type WithNevg<T> = T & { nevg: string }

async function withNumbers<T extends { member_id: string }>(db: Db, rows: readonly T[]): Promise<WithNevg<T>[]> {
  const names = await findMemberNames(
    db,
    rows.map(({ member_id }) => member_id),
  )
  return rows.map((row) => ({ ...row, nevg: names.get(row.member_id)?.nevg ?? '' }))
}

/** Waiting and failed messages, oldest first, read in pages on demand. */
export async function* waitingMessages(
  db: Db,
  { dropped }: { dropped: boolean },
): AsyncGenerator<WithNevg<OutgoingMessageRow>> {
  const pages = readPages<OutgoingMessageRow>(pageOf, (after) => findMessages(db, { dropped, after, limit: pageOf }))
  for await (const page of pages) yield* await withNumbers(db, page)
}

/** `written`: the message was in no queue; `in_hand`: a node is sending it; `gone`: it waits no more. */
export type RetryOutcome = 'hastened' | 'written' | 'in_hand' | 'gone'
type RetryDeps = Pick<Platform, 'db' | 'clock' | 'jobs'>

/** Sends these messages now instead of at their next turn; returns the outcome of each. */
export async function retryMessages(
  { db, clock, jobs }: RetryDeps,
  keys: AsyncIterable<MessageKey> | Iterable<MessageKey>,
  report: (key: MessageKey, outcome: RetryOutcome) => void,
): Promise<void> {
  const standing = await jobs.standing(db, outboxQueue, nameOf)
  for await (const { member_id, message_id } of keys) {
    const key = { member_id, message_id }
    const outcome = await inTransaction(db, async (tx): Promise<RetryOutcome> => {
      // Two concurrent calls must not queue two jobs, which would send the message twice.
      await lockMember(tx, member_id)
      if (!(await findWaiting(tx, key))) return 'gone'
      const job = standing.get(message_id) ?? (await jobs.standing(tx, outboxQueue, nameOf)).get(message_id)
      if (job && (job.in_hand || !(await jobs.hasten(tx, outboxQueue, job.id)))) return 'in_hand'
      if (!job) await jobs.send(tx, outboxQueue, key)
      await audit(tx, { member_id, action: 'message.retried', subject_id: message_id, at: clock(), actor: 'insurer' })
      return job ? 'hastened' : 'written'
    })
    report(key, outcome)
  }
}

// Only the recipient may see a code, or the secret part of an address.
const withoutKeys = (text: string) =>
  text.replaceAll(/([#?&]token=)[^\s&"<>]+/g, '$1…').replaceAll(/(?<!\d)\d{3}[ \u00a0]?\d{3}(?!\d)/g, '••••••')

/**
 * A message by id, with the recipient masked; with its text (no codes or tokens) if requested, which is audited. Throws
 * `not_found`.
 */
export async function showMessage(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  message_id: string,
  { body }: { body: boolean },
) {
  const found = isId(message_id) ? await findMessage(db, message_id) : undefined
  const [row] = found ? await withNumbers(db, [found]) : []
  if (!row) throw problem('not_found')
  const { sealed, ...message } = row
  const opened = sealed && openMessage(config, sealed)
  if (body && opened)
    await inTransaction(db, (tx) =>
      audit(tx, {
        member_id: row.member_id,
        action: 'message.read',
        subject_id: message_id,
        at: clock(),
        actor: 'insurer',
      }),
    )
  if (!opened) return { ...message, to: null, subject: null, attachments: [], body: null }
  if (opened.channel === 'sms')
    return {
      ...message,
      to: maskPhone(opened.to),
      subject: null,
      attachments: [],
      body: body ? withoutKeys(opened.text) : null,
    }
  const { subject, text } = renderMail(opened.letter, opened.reader)
  return {
    ...message,
    to: maskEmail(opened.to),
    subject: withoutKeys(subject),
    attachments: (opened.attachments ?? []).map(({ name }) => name),
    body: body ? withoutKeys(text) : null,
  }
}
