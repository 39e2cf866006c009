import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type QuoteFileType, quoteFileTypes } from '@coussinet/contract/domain/quotes.ts'
import { type FileType, fileTypes } from '@coussinet/contract/domain/requests.ts'
import { mostVetFiles, mostVetMegabytes, type VetFile, type VetFileType } from '@coussinet/contract/vet-links.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAnimalToRead } from '#modules/policy/policy.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { StoredFile } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { giveAmountBack, takeAmount } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import {
  addFileByLink,
  awaitedOfRequests,
  deleteFile,
  type LockedRequest,
  lockRequest,
  missingOfAnswer,
  sendAnswer,
} from '../claims/claims.ts'
import type { UploadLink } from '../documents/documents.ts'
import { storeQuoteFile, dropQuoteFile, lockQuote } from '../quotes/quotes.ts'
import { findSubjectDocuments, toVetFile } from './vet-link-view.ts'
import { lockVetLink, markVetLinkOpened, setVetLink, type VetLinkRow } from './vet-links.store.ts'
import { findStatusOfSubject, type FoundVetLink, isTaking, getTopic } from './vet-links.ts'

/** Notes that a vet has opened a link for the first time, and shows it on the member's open pages. */
export async function noteOpened(tx: UnitOfWork, link: VetLinkRow): Promise<void> {
  if (link.opened_at !== null || !(await markVetLinkOpened(tx.db, tx.member_id, link.link_id, tx.at))) return
  await tx.audit('vet_link.opened', { subject_id: link.link_id })
  await tx.announce(getTopic(link))
}

/** Link as the pipeline of documents knows it: held after its subject, so that two calls never wait for each other. */
function toUploadLink({ member_id, link: found }: FoundVetLink, at: Date): UploadLink {
  const { link_id, animal_id } = found
  let came: readonly string[] = []
  return {
    link_id,
    animal_id,
    async lock(db, status) {
      const link = await lockVetLink(db, member_id, link_id)
      if (!link || !isTaking(link, status, at)) throw problem('expired')
      came = link.file_ids
      return came
    },
    async record(db, file_id) {
      const ids = [...came, file_id]
      // Documents that were taken off meanwhile, by the vet or the member, leave room for others.
      const there = (await findSubjectDocuments(db, member_id, found)).filter((one) => ids.includes(one.file_id))
      const size = sumBy(there, (one) => one.size)
      if (there.length > mostVetFiles || size > mostVetMegabytes * mega) throw problem('conflict')
      await setVetLink(db, member_id, link_id, { file_ids: there.map((one) => one.file_id) })
    },
  }
}

const mega = 1024 * 1024
// Refused and replaced documents count too.
const mostSent = 3 * mostVetMegabytes * mega

/** Counts the bytes that are sent by a link in a day; gives them back if the portal could not take them. */
async function withinBytes<T>(
  { db, clock }: Platform,
  { link_id }: VetLinkRow,
  { size }: ReceivedFile,
  work: () => Promise<T>,
): Promise<T> {
  const key = `vet link bytes ${link_id}`
  await takeAmount(db, { key, limit: mostSent, window_seconds: 86_400 }, size, clock())
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'unavailable') await giveAmountBack(db, key, size)
    throw error
  }
}

type VetUpload = { type: VetFileType; file: ReceivedFile }

const isRequestType = (type: VetFileType): type is FileType => fileTypes.some((one) => one === type)
const isQuoteType = (type: VetFileType): type is QuoteFileType => quoteFileTypes.some((one) => one === type)

/**
 * Adds a document by a link, as if the member had added it. Throws `expired` if the link takes none, `conflict` where this document is
 * there already or with too many, `validation_failed` at `type` or `file`, `too_many_requests`, `unavailable`.
 */
export async function storeVetFile(
  platform: Platform,
  transact: Transact,
  found: FoundVetLink,
  { type, file }: VetUpload,
): Promise<VetFile> {
  const { db, clock } = platform
  const { member_id, link } = found
  const { request_id, quote_id, animal_id } = link
  const at = clock()
  if (!isTaking(link, await findStatusOfSubject(db, member_id, link), at)) throw problem('expired')
  const byLink = toUploadLink(found, at)
  if (request_id !== null && isRequestType(type)) {
    const upload = { member_id, request_id, type, animal_id: type === 'invoice' ? null : animal_id, file, link: byLink }
    const { id, name, size } = await withinBytes(platform, link, file, () => addFileByLink(platform, transact, upload))
    return { id, type, name, size }
  }
  if (quote_id !== null && isQuoteType(type)) {
    const upload = { member_id, quote_id, type, file, link: byLink }
    const { id, name, size } = await withinBytes(platform, link, file, () => storeQuoteFile(platform, transact, upload))
    return { id, type, name, size }
  }
  throw fieldProblem('type', 'schema.invalid_type')
}

/**
 * Locks what a link is for, then the link; `request` is null for a quote. Throws `expired` if it takes no documents,
 * unless it was used.
 */
async function lockSubject(
  db: Db,
  member_id: string,
  { request_id, quote_id, link_id }: VetLinkRow,
  at: Date,
): Promise<{ link: VetLinkRow; request: LockedRequest | null }> {
  const request = request_id === null ? null : ((await lockRequest(db, member_id, request_id)) ?? null)
  const quote = quote_id === null ? null : await lockQuote(db, member_id, quote_id)
  const link = await lockVetLink(db, member_id, link_id)
  const status = request?.status ?? quote?.status ?? null
  if (!link || (link.used_at === null && !isTaking(link, status, at))) throw problem('expired')
  return { link, request }
}

/** Takes off a document that came by this link; throws `not_found`, `expired`. Returns the stored files to delete. */
export async function dropVetFile(tx: UnitOfWork, found: FoundVetLink, file_id: string): Promise<StoredFile[]> {
  const { db, member_id, at } = tx
  const { link } = await lockSubject(db, member_id, found.link, at)
  if (link.used_at !== null) throw problem('expired')
  if (!link.file_ids.includes(file_id)) throw problem('not_found')
  await setVetLink(db, member_id, link.link_id, { file_ids: link.file_ids.filter((id) => id !== file_id) })
  if (link.request_id !== null) return deleteFile(tx, link.request_id, file_id)
  return link.quote_id === null ? [] : [await dropQuoteFile(tx, { quote_id: link.quote_id, file_id })]
}

/**
 * Ends a link because all was sent: the member is notified, and an awaited answer that is complete goes to the insurer as if its member
 * had sent it. Of many calls at once one does; the others change nothing. Throws `expired`, and `conflict` without a document.
 */
export async function finishVetLink(tx: UnitOfWork, platform: Platform, found: FoundVetLink): Promise<VetLinkRow> {
  const { db, member_id, at } = tx
  const { link, request } = await lockSubject(db, member_id, found.link, at)
  if (link.used_at !== null) return link
  const { link_id, animal_id, request_id, quote_id } = link
  const documents = await findSubjectDocuments(db, member_id, link)
  const file_ids = documents.map(toVetFile).flatMap(({ id }) => (link.file_ids.includes(id) ? [id] : []))
  if (file_ids.length === 0) throw problem('conflict')
  await setVetLink(db, member_id, link_id, { file_ids, used_at: at })
  const animal = await findAnimalToRead(db, member_id, animal_id)
  const facts = { names: animal ? [animal.name] : [], files: file_ids.length }
  if (request_id !== null) await tx.notify('vet_documents', { ...facts, request_id })
  if (quote_id !== null) await tx.notify('vet_quote', { ...facts, quote_id })
  await tx.audit('vet_link.sent', { subject_id: link_id, details: { files: file_ids.length } })
  await tx.announce(getTopic(link))
  if (request && link.purpose === 'answer') await sendIfComplete(db, platform, { member_id, at, request })
  return { ...link, file_ids, used_at: at }
}

async function sendIfComplete(
  db: Db,
  platform: Platform,
  { member_id, at, request }: { member_id: string; at: Date; request: LockedRequest },
): Promise<void> {
  const missing = missingOfAnswer(await awaitedOfRequests(db, member_id, [request.request_id]))
  // The member asked the vet for it: the answer is theirs.
  if (missing.length === 0) await sendAnswer(createUnit(db, platform, { member_id, at }), request)
}
