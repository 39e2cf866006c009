import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { homeLanguage } from '@coussinet/contract/brand/values.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { fieldErrorSentences, fileProblems } from '@coussinet/contract/domain/problems.ts'
import { fill } from '@coussinet/contract/domain/strings.ts'
import { isEmail } from '@coussinet/contract/fields/email.ts'
import { invoiceMailLimits as most } from '@coussinet/contract/invoice-address.ts'
import type { UploadsLimit } from '@coussinet/contract/problem.ts'
import { mostDrafts } from '@coussinet/contract/refund-requests.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'
import { inUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAnimals, findCorrespondent, lockMember } from '#modules/policy/policy.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import type { EmbeddedInvoices, StoredFileRow } from '#platform/files/kept-files.ts'
import { type ReceivedFile, receivedBytes } from '#platform/files/received-file.ts'
import { requestHashes } from '#platform/http/idempotency.ts'
import { type InboundMessage, largestMail, type MailReceiver } from '#platform/inbound-mail/inbound-message.ts'
import { MailRefusal, refused } from '#platform/inbound-mail/mail-refusal.ts'
import { giveAmountBack, takeAmount } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { findContractCover } from '../../cover/cover.ts'
import {
  expectDecodingTime,
  insertDocuments,
  queueReading,
  type RequestDocument,
  initialReading,
  withDocuments,
} from '../../documents/documents.ts'
import { insertPile } from '../piles/arrivals.store.ts'
import { countDrafts, countMailedDrafts, insertDraft } from '../requests/refund-requests.store.ts'
import { findMemberOfToken, insertMail, isMailStored, setLastUsed } from './invoice-address.store.ts'
import { readToken } from './invoice-address.ts'

/** Refusals of a mailed invoice, as the sender's mail server shows them. */
const invoiceRefusals = messages({ fr: fr.invoiceRefusals, it: it.invoiceRefusals, nl: nl.invoiceRefusals })

const day = 86_400
const mega = 1024 * 1024
/** Longest wait in seconds that is left to the relay's retries; for a longer one the sender gets a refusal. */
const longestWait = 3600

type InvoiceAddressee = { member_id: string; email: string; language: Language }

/** Receives invoices that members and vets mail to a member's private address: each mail becomes a draft (SHARE-02). */
export function createInvoiceReceiver(platform: Platform, base: string): MailReceiver {
  return {
    base,
    async find(address) {
      const addressee = await findAddressee(platform, base, address)
      const says = sentencesOf(addressee.language)
      return {
        member_id: addressee.member_id,
        says,
        // Nothing is ever sent from this address, so a program's mail is no answer, and its invoice must not be lost silently.
        automatic: refused('automatic', '5.7.1', says('automatic')),
        take: (message) => takeInvoice(platform, addressee, message),
      }
    },
  }
}

type RefusalSentence = keyof (typeof invoiceRefusals)['fr']

const sentencesOf =
  (language: Language) =>
  (sentence: RefusalSentence, values: Record<string, number | string> = { max: largestMail / mega }): string =>
    fill(invoiceRefusals[language][sentence], values)

/** Throws the same refusal for an address that was never made, was revoked, or belongs to nobody who may file. */
async function findAddressee({ db }: Platform, base: string, address: string): Promise<InvoiceAddressee> {
  const unknown = () => refused('unknown_address', '5.1.1', invoiceRefusals[homeLanguage].unknown)
  const token = readToken(base, address)
  const member_id = token === null ? null : await findMemberOfToken(db, hash(token))
  const member = member_id === null ? undefined : await findCorrespondent(db, member_id)
  if (member_id === null || !member || member.email === '' || member.disabled_at) throw unknown()
  if (!member.permissions.includes('refunds:write')) throw unknown()
  return { member_id, email: member.email, language: toLanguage(member.locale) }
}

async function takeInvoice(
  platform: Platform,
  addressee: InvoiceAddressee,
  message: InboundMessage,
): Promise<'taken' | 'known'> {
  const { db, config } = platform
  const { member_id, language } = addressee
  const says = sentencesOf(language)
  const sender = message.sender.toLowerCase()
  // The member reads it; programs that allow more than ASCII also allow letters that look like others.
  if (!isEmail(sender)) throw refused('sender', '5.7.1', says('sender'))
  const files = message.files.map(({ bytes, ...file }) => receivedBytes(bytes, file))
  const mail_hashes = requestHashes(config, ['invoice mail', JSON.stringify(factsOf(message, sender)), ...files])
  if (await isMailStored(db, member_id, mail_hashes)) return 'known'
  if (files.length === 0) throw refused('empty', '5.6.0', says('no_file'))
  if (files.length > most.files) throw refused('files', '5.6.0', says('too_many_files', { max: most.files }))
  try {
    // Checked before the files are decoded, and again once the member is locked.
    await requireRoom(db, member_id)
    await expectDecodingTime(platform, member_id, 'mail')
    return await withinLimits(platform, addressee, files, () =>
      withDocuments(platform, { member_id, files, source: 'mail' }, async (stored, invoices) => {
        const is_stored = await inUnit(platform, { member_id, actor: 'system' }, (tx) =>
          writeDraft(tx, platform, { sender, mail_hashes, stored, invoices }),
        )
        return { is_stored }
      }),
    ).then(({ is_stored }) => (is_stored ? 'taken' : 'known'))
  } catch (error) {
    throw error instanceof Problem ? (refusalOf(error, language) ?? error) : error
  }
}

// The files tell apart two mails of a program that gives all of its mails one id.
const factsOf = ({ message_id, date }: InboundMessage, sender: string) => [sender, message_id ?? date]

const mailsOf = (member_id: string) => ({
  key: `invoice mails ${member_id}`,
  limit: most.mails,
  window_seconds: day,
})
const bytesOf = (member_id: string) => ({
  key: `invoice mail bytes ${member_id}`,
  limit: most.megabytes * mega,
  window_seconds: day,
})

/** Tells whether a limit of a member's uploads was reached (`uploads_prepared`: here the mails' own processing time). */
const isAtLimit = ({ code, more: { errors = {} } }: Problem, ...limits: UploadsLimit[]) =>
  code === 'too_many_requests' && limits.some((limit) => errors['files']?.includes(limit))

/**
 * Counts a mail and its bytes against the day of its address, refused ones too, so that nobody who knows it uses up what the member may
 * upload. Gives both back if the failure was the portal's, or the member's own uploads left no room. Throws `too_many_requests`, and a
 * refusal for good of a mail that used up the processing time, because each attempt of its relay would use it up again.
 */
async function withinLimits<T>(
  { db, clock }: Platform,
  { member_id, language }: InvoiceAddressee,
  files: readonly ReceivedFile[],
  work: () => Promise<T>,
): Promise<T> {
  const taken: { key: string; amount: number }[] = []
  const giveBack = () => Promise.all(taken.map(({ key, amount }) => giveAmountBack(db, key, amount)))
  const size = sumBy(files, (file) => file.size)
  try {
    for (const [limit, amount] of [
      [mailsOf(member_id), 1],
      [bytesOf(member_id), size],
    ] as const) {
      await takeAmount(db, limit, amount, clock())
      taken.push({ key: limit.key, amount })
    }
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) {
      await giveBack()
      throw error
    }
    if (isAtLimit(error, 'uploads_prepared')) throw refused('limit', '5.7.1', sentencesOf(language)('daily'))
    if (error.code === 'unavailable' || isAtLimit(error, 'uploads_sent', 'uploads_kept')) await giveBack()
    throw error
  }
}

type MailedDraft = {
  sender: string
  mail_hashes: readonly [Buffer, ...Buffer[]]
  stored: readonly StoredFileRow[]
  invoices: EmbeddedInvoices
}

/** Writes the draft of one invoice, or a pile of several documents; returns false if the mail became one already. */
async function writeDraft(
  tx: UnitOfWork,
  platform: Platform,
  { sender, mail_hashes, stored, invoices }: MailedDraft,
): Promise<boolean> {
  const { db, member_id, at } = tx
  // Two nodes that are handed the same mail at the same moment take turns here.
  await lockMember(db, member_id)
  if (await isMailStored(db, member_id, mail_hashes)) return false
  await requireRoom(db, member_id)
  await insertMail(db, { member_id, mail_hash: mail_hashes[0], received_at: at })
  const request_id = newId()
  const is_pile = stored.length > 1
  const type = is_pile ? 'other' : 'invoice'
  if (is_pile) await insertPile(db, { member_id, pile_id: request_id, at, mailed_by: sender })
  else await insertDraft(db, { member_id, request_id, at, mailed_by: sender })
  await tx.audit('refund_request.created', { subject_id: request_id, details: { channel: 'email' } })
  const documents = stored.map((file, place): RequestDocument => ({
    ...file,
    request_id,
    type,
    animal_id: null,
    status: 'received',
    refusal_code: null,
    // Shown in the order of the mail.
    received_at: new Date(at.getTime() + place),
    reading: initialReading(platform, { type, is_pile, invoice: invoices.get(file.file_id) ?? null }),
  }))
  await insertDocuments(db, member_id, 'request', documents)
  for (const { file_id, sha256, reading } of documents) {
    if (reading) await queueReading(db, platform, { member_id, request_id, file_id })
    await tx.audit('refund_request.file_added', { subject_id: request_id, details: { file_id, type, sha256 } })
  }
  await setLastUsed(db, member_id, at)
  await tx.notify('invoice_mailed', { request_id, sender })
  await tx.announce('refund-requests')
  return true
}

/** Throws `conflict` before the contract begins, for a member without an insured animal, and with too many drafts. */
async function requireRoom(db: Db, member_id: string): Promise<void> {
  await findContractCover(db, member_id)
  // Covers that ended count: care of before may still be filed.
  if ((await findAnimals(db, member_id)).every(({ formula }) => formula === 'default')) throw problem('conflict')
  const limit = (await countDrafts(db, member_id)) >= mostDrafts ? mostDrafts : most.drafts
  if (limit === mostDrafts || (await countMailedDrafts(db, member_id)) >= most.drafts)
    throw problem('conflict', { errors: { drafts: ['drafts_limit'] }, params: { drafts: { limit } } })
}

/** Turns a refusal of the portal into one of a mail server; null for a temporary one. */
function refusalOf(error: Problem, language: Language): MailRefusal | null {
  const {
    code,
    more: { errors = {}, retry_after = 0 },
  } = error
  const says = sentencesOf(language)
  // No wait makes room among the documents that await the insurer.
  if (isAtLimit(error, 'uploads_kept')) return refused('not_possible', '5.2.1', says('not_possible'))
  if (code === 'conflict')
    return errors['drafts']
      ? refused('limit', '5.2.2', says('too_many_drafts'))
      : refused('not_possible', '5.2.1', says('not_possible'))
  if (code === 'too_many_requests' && retry_after > longestWait) return refused('limit', '5.7.1', says('daily'))
  if (code !== 'validation_failed') return null
  const [why] = Object.values(errors).flat()
  const reason = fileProblems.find((one) => one === why)
  return refused(
    'files',
    '5.6.1',
    reason === undefined ? says('unreadable') : says('file', { reason: fieldErrorSentences[language][reason] }),
  )
}
