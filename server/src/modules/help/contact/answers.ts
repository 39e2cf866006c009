import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import type { ContactMessage, listContactMessages } from '@coussinet/contract/contact.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { MessageAnswer } from '@coussinet/contract/integration/message-answers.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { findPolicyholder } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { downloadName } from '#platform/files/file-headers.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { answered } from './contact.mails.ts'
import {
  findContactAnswers,
  filesOfMessage,
  findMessage,
  findMessages,
  findWriter,
  insertAnswer,
} from './contact.store.ts'

/** A page of the member's messages, latest first. */
export async function readMessages(
  db: Db,
  member_id: string,
  { limit, cursor }: QueryOf<typeof listContactMessages>,
): Promise<AnswerOf<typeof listContactMessages>> {
  const after = cursor === undefined ? undefined : fromMomentCursor(cursor)
  const rows = await findMessages(db, member_id, { limit: limit + 1, after })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.created_at, id: last.contact_message_id }),
  )
  return {
    data: page.map(({ reference, topic, subject, created_at, answered_at }) => ({
      reference,
      topic,
      subject,
      sent_at: created_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    })),
    next_cursor,
  }
}

/** One message with its answers; throws `not_found`. */
export async function getMessage(db: Db, member_id: string, reference: string): Promise<ContactMessage> {
  const found = await findMessage(db, member_id, reference)
  if (!found) throw problem('not_found')
  const { contact_message_id, topic, subject, message, created_at } = found
  const files = await filesOfMessage(db, member_id, contact_message_id)
  const answers = await findContactAnswers(db, member_id, contact_message_id)
  return {
    reference,
    topic,
    subject,
    sent_at: created_at.toISOString(),
    answered_at: answers.at(-1)?.answered_at.toISOString() ?? null,
    message,
    files: files.map(({ name, media_type }) => downloadName(name, media_type)),
    answers: answers.map(({ answer_id: id, author_name, text, answered_at }) => ({
      id,
      author_name,
      text,
      answered_at: answered_at.toISOString(),
    })),
  }
}

const perDay = { limit: 20, window_seconds: 86_400 }

type ContactAnswerInput = MessageAnswer & { reference: string; client_id: string }

/** Answers a message: kept beside it, and mailed to the member whole. Throws `not_found`, and `too_many_requests` beyond 20 a day. */
export async function answerContactMessage(
  db: Db,
  platform: Platform,
  { reference, text, author_name, client_id }: ContactAnswerInput,
): Promise<{ id: string }> {
  const at = platform.clock()
  const member_id = await findWriter(db, reference)
  const message = member_id !== null && (await findMessage(db, member_id, reference))
  const writer = member_id !== null && (await findPolicyholder(db, member_id, null))
  if (!message || !writer) throw problem('not_found')
  await countAttempt(db, { key: `answers ${member_id}`, ...perDay }, at)
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  const id = newId()
  await insertAnswer(db, member_id, message.contact_message_id, { answer_id: id, author_name, text, answered_at: at })
  await tx.notify('message_answered', { reference, subject: message.subject })
  const { country, email } = writer
  const reader = { language: toLanguage(writer.locale), country }
  const letter = answered(
    reader,
    { reference, subject: message.subject, author_name, text, firstname: calledName(writer) },
    platform.config.public_url,
  )
  await sendMail(db, platform, { member_id, to: email, reader, letter, reply_to: getCompany(country).email })
  await tx.audit('contact.answered', {
    subject_id: message.contact_message_id,
    details: { client_id, reference, answer_id: id },
  })
  return { id }
}
