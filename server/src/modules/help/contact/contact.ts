import { companyOf } from '@coussinet/contract/company.ts'
import type { ContactForm } from '@coussinet/contract/contact.ts'
import { today } from '@coussinet/contract/domain/days.ts'
import { languageOf } from '@coussinet/contract/domain/language-of.ts'
import type { FieldErrors } from '@coussinet/contract/problem.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import { findPolicyholder, lockMember } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { fileKey, type FileStore } from '#platform/files/file-store.ts'
import { type PreparedFile, prepareFile } from '#platform/files/prepare.ts'
import { requestHashes } from '#platform/http/idempotency.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { Problem, problem } from '#platform/http/problem.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { newReference } from '#platform/text/reference.ts'
import { limitMessages, takeUploads, type Uploads } from './contact-limits.ts'
import { confirmation, forTheTeam } from './contact.mails.ts'
import { type ContactFile, findSame, insertMessage, type ContactMessageRow } from './contact.store.ts'

const doubleClick = 10_000 // REL-04: two identical calls within ten seconds are one

type Message = {
  member_id: string
  form: ContactForm
  files: readonly ReceivedFile[]
  /** the call bears a key of its own */ keyed: boolean
}
type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * Hands a message over to the insurer and confirms it to the member: stored files first, then the rows and both mails at once.
 * Throws `validation_failed` at `files.0` …, `too_many_requests`, `unavailable`; then nothing of it is kept.
 */
export async function sendMessage(
  platform: Platform,
  transact: Transact,
  message: Message,
  uploads: Uploads,
): Promise<{ reference: string }> {
  const { db, clock, config, files: store } = platform
  const { member_id, form, files, keyed } = message
  const at = clock()
  const giveBack = await takeUploads(db, { member_id, files, at }, uploads)
  const content_hashes = requestHashes(config, ['contact', JSON.stringify(form), ...files.map(({ bytes }) => bytes)])
  let stored: ContactFile[] = []
  let isNew = false
  try {
    stored = await keepFiles(platform, files)
    const answer = await transact(async (tx) => {
      isNew = false
      await lockMember(tx, member_id)
      const same = keyed ? null : await findSame(tx, member_id, content_hashes, new Date(at.getTime() - doubleClick))
      if (same !== null) return { reference: same }
      await limitMessages(tx, member_id, at)
      const row = {
        ...form,
        contact_message_id: newId(),
        reference: newReference('message', today(at)),
        content_hash: content_hashes[0],
        created_at: at,
      }
      await writeMessage(tx, platform, member_id, row, stored)
      isNew = true
      return { reference: row.reference }
    })
    if (!isNew) await forgetFiles(store, stored)
    return answer
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await forgetFiles(store, stored)
    isNew = false
    throw error
  } finally {
    if (!isNew) await giveBack()
  }
}

async function writeMessage(
  db: Db,
  platform: Platform,
  member_id: string,
  row: ContactMessageRow,
  files: readonly ContactFile[],
): Promise<void> {
  const { contact_message_id, reference, topic, created_at: at } = row
  await insertMessage(db, member_id, row, files)
  await audit(db, {
    member_id,
    action: 'contact.sent',
    subject_id: contact_message_id,
    details: { reference, topic, files: files.map(({ sha256 }) => sha256) },
    at,
  })
  await publishInsurerEvent(db, platform, {
    event: 'contact.received',
    member_id,
    contact_message_id,
    reference,
    topic,
    sent_at: at.toISOString(),
  })

  const sender = await findPolicyholder(db, member_id, null)
  if (!sender) throw problem('not_found')
  const { country, email } = sender
  const team = { language: languageOf(country), country }
  const attachments = files.map(({ stored_as, name, media_type }) => ({ stored_as, name, media_type }))
  await sendMail(db, platform, {
    member_id,
    to: companyOf(country).email,
    reader: team,
    letter: forTheTeam(team, { ...row, files, sender }),
    reply_to: email,
    attachments,
  })
  const reader = { language: languageOf(sender.locale), country }
  await sendMail(db, platform, {
    member_id,
    to: email,
    reader,
    letter: confirmation(reader, { ...row, files, sender }, platform.config.public_url),
  })
}

type Fit = Extract<PreparedFile, { ok: true }>
type Named = { name: string; prepared: Fit }

/**
 * Checks and remakes what was sent with a message, then stores all of it, or nothing.
 * Throws `validation_failed` at `files.0`, `files.1` … for each one that cannot be taken, `unavailable` when the store or the scanner is down.
 */
async function keepFiles(
  { config, files: store, scanner }: Pick<Platform, 'config' | 'files' | 'scanner'>,
  received: readonly ReceivedFile[],
): Promise<ContactFile[]> {
  const fit: Named[] = []
  const errors: FieldErrors = {}
  for (const [index, file] of received.entries()) {
    const prepared = await prepareFile(file.bytes, file, scanner, config)
    if (prepared.ok) fit.push({ name: safeFileName(file.name), prepared })
    else errors[`files.${index}`] = [prepared.code]
  }
  if (Object.keys(errors).length > 0) throw problem('validation_failed', { errors })

  const kept: ContactFile[] = []
  try {
    for (const { name, prepared } of fit) {
      const { media_type, size, sha256 } = prepared
      const stored_as = fileKey()
      await store.put(stored_as, prepared.bytes, media_type)
      kept.push({ file_id: newId(), name, media_type, size, sha256, stored_as })
    }
    return kept
  } catch (cause) {
    await forgetFiles(store, kept)
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

/** Forgets stored bytes that no row holds; what cannot be removed now is swept within a day. */
async function forgetFiles(store: FileStore, files: readonly Pick<ContactFile, 'stored_as'>[]): Promise<void> {
  await Promise.allSettled(files.map(({ stored_as }) => store.remove(stored_as)))
}
