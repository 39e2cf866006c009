import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { getCompany } from '@coussinet/contract/company.ts'
import type { ContactForm } from '@coussinet/contract/contact.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { type UnitOfWork, withUnit } from '#modules/notifications/notifications.ts'
import { findPolicyholder, lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { withStoredFiles } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { requestHashes, repetitionSince } from '#platform/http/idempotency.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { newReference } from '#platform/text/reference.ts'
import { limitMessages, type ContactUploads } from './contact-limits.ts'
import { confirmation, forTheTeam } from './contact.mails.ts'
import { type ContactFile, findSame, insertMessage, type ContactMessageRow } from './contact.store.ts'

type ContactMessageInput = {
  member_id: string
  form: ContactForm
  files: readonly ReceivedFile[]
  /** the call bears a key of its own */ keyed: boolean
}

/**
 * Hands a message over to the insurer and confirms it to the member: stored files first, then the rows and both mails at once.
 * Throws `validation_failed` at `files.0` …, `too_many_requests`, `unavailable`; then nothing of it is kept.
 */
export async function sendMessage(
  platform: Platform,
  transact: Transact,
  message: ContactMessageInput,
  { withUploads }: ContactUploads,
): Promise<{ reference: string }> {
  const { clock, config } = platform
  const { member_id, form, files, keyed } = message
  const at = clock()
  const content_hashes = requestHashes(config, ['contact', JSON.stringify(form), ...files])
  const done = await withUploads(platform, { member_id, files }, (caller) =>
    withStoredFiles(platform, { received: files, caller }, async (stored) => {
      let isNew = false
      const write = withUnit(platform, { member_id, at }, async (tx) => {
        isNew = false
        await lockMember(tx.db, member_id)
        const since = repetitionSince(at)
        const same = keyed ? null : await findSame(tx.db, member_id, content_hashes, since)
        if (same !== null) return { reference: same }
        await limitMessages(tx.db, member_id, at)
        const row = {
          ...form,
          contact_message_id: newId(),
          reference: newReference('message', today(at)),
          content_hash: content_hashes[0],
          created_at: at,
        }
        const own = stored.map(({ thumbnail_stored_as: _none, ...file }) => file)
        await writeMessage(tx, platform, row, own)
        isNew = true
        return { reference: row.reference }
      })
      return { answer: await transact(write), is_stored: isNew }
    }),
  )
  return done.answer
}

async function writeMessage(
  tx: UnitOfWork,
  platform: Platform,
  row: ContactMessageRow,
  files: readonly ContactFile[],
): Promise<void> {
  const { db, member_id, at } = tx
  const { contact_message_id, reference, topic } = row
  await insertMessage(db, member_id, row, files)
  await tx.audit('contact.sent', {
    subject_id: contact_message_id,
    details: { reference, topic, files: files.map(({ sha256 }) => sha256) },
  })
  await tx.publish({ event: 'contact.received', contact_message_id, reference, topic, sent_at: at.toISOString() })

  const sender = await findPolicyholder(db, member_id, null)
  if (!sender) throw problem('not_found')
  const { country, email } = sender
  const team = { language: toLanguage(country), country }
  const attachments = files.map(({ stored_as, name, media_type }) => ({ stored_as, name, media_type }))
  await sendMail(db, platform, {
    member_id,
    to: getCompany(country).email,
    reader: team,
    letter: forTheTeam(team, { ...row, files, sender }),
    reply_to: email,
    attachments,
  })
  const reader = { language: toLanguage(sender.locale), country }
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: confirmation(reader, { ...row, files, sender }, platform.config.public_url),
  })
}
