import type { FileType, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import type { StoredFile } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import {
  addDocument,
  findDocument,
  findDocuments,
  findRequestsWithSameFiles,
  findSameDocument,
  type RequestDocument,
  initialReading,
  removeDocument,
  toReading,
  type UploadLink,
  type DocumentOwner,
  type FindDocumentOwner,
} from '../../documents/documents.ts'
import { quoteOwner } from '../../quotes/quotes.ts'
import { type ArrivalKey, deleteArrival } from '../piles/arrivals.store.ts'
import { awaitedOfRequests, type AwaitedRow, fulfil } from '../requests/awaited.store.ts'
import {
  animalsOfRequests,
  findUploadTarget,
  lockRequest,
  findRequestStatus,
  replaceAnimals,
  updateDraft,
} from '../requests/refund-requests.store.ts'
import { isDecided } from '../requests/refund-status.ts'

type RequestKey = { member_id: string; request_id: string }

/** Makes a request the owner of its documents; its invoice fills the draft. */
export const requestOwner = ({ member_id, request_id }: RequestKey): DocumentOwner<'request'> => ({
  kind: 'request',
  member_id,
  id: request_id,
  subject: 'refund_request',
  topic: 'refund-requests',
  expects: 'invoice',
  async lock(db) {
    const held = await lockRequest(db, member_id, request_id)
    if (!held) return null
    if (held.status !== 'draft' || held.is_pile) return { draft: null }
    const animals = await animalsOfRequests(db, member_id, [request_id])
    const { care_date, invoice_number, vet_name } = held
    return {
      draft: { care_date, invoice_number, vet_name, animal_ids: animals.map(({ animal_id }) => animal_id) },
    }
  },
  async fill(db, { changes, animal_ids }, at) {
    await updateDraft(db, member_id, request_id, changes, at)
    if (animal_ids) await replaceAnimals(db, member_id, request_id, animal_ids)
  },
})

export const findDocumentOwner: FindDocumentOwner = (file) =>
  'quote_id' in file ? quoteOwner(file) : requestOwner(file)

type ShownFile = Omit<RequestDocument, 'source_sha256' | 'stored_as'>

/** Formats a document for the response, without its storage key. */
export function toRequestFile(row: ShownFile): RequestFile {
  const href = `/api/refund-requests/${row.request_id}/files/${row.file_id}`
  return {
    id: row.file_id,
    type: row.type,
    animal_id: row.animal_id,
    name: row.name,
    media_type: row.media_type,
    size: row.size,
    sha256: row.sha256,
    received_at: row.received_at.toISOString(),
    status: row.status,
    refusal_code: row.refusal_code,
    href,
    thumbnail_href: row.thumbnail_stored_as === null ? null : `${href}/thumbnail`,
    reading: toReading(row.reading),
  }
}

type RequestUpload = {
  member_id: string
  request_id: string
  type: FileType
  animal_id: string | null
  file: ReceivedFile
  /** the insurer adds it, to a request or past refund that it filed for the member */
  for_member?: true
  /** a vet sends it, by a link of the member's */
  link?: UploadLink
}

/** Checks before the bytes arrive: throws `not_found`, or `conflict` if the request accepts no document now. */
export async function assertAcceptsFiles(db: Db, member_id: string, request_id: string): Promise<void> {
  const status = await findRequestStatus(db, member_id, request_id)
  if (status === null) throw problem('not_found')
  if (status !== 'draft' && status !== 'action-required') throw problem('conflict')
}

/**
 * Adds a document. Throws `not_found`, `conflict`, `validation_failed` at `file` or `animal_id`, `too_many_requests`, `unavailable`.
 */
export async function addFile(platform: Platform, transact: Transact, upload: RequestUpload): Promise<RequestFile> {
  const { db } = platform
  const { member_id, request_id } = upload
  const status = await findRequestStatus(db, member_id, request_id)
  if (status === null) throw problem('not_found')
  await placeForFile(db, { ...upload, status })
  return addRequestDocument(platform, transact, upload)
}

/**
 * Adds a document to an undecided request that the insurer filed for its member, or to a past refund. The same bytes with the same type
 * return the existing document. Throws the errors of `addFile`, except the member's own limits.
 */
export async function addFileForMember(
  platform: Platform,
  transact: Transact,
  upload: Omit<RequestUpload, 'member_id' | 'for_member'>,
): Promise<RequestFile> {
  const target = await findUploadTarget(platform.db, upload.request_id)
  if (!target) throw problem('not_found')
  if (!acceptsInsurerFiles(target)) throw problem('conflict')
  return addRequestDocument(platform, transact, { ...upload, member_id: target.member_id, for_member: true })
}

/**
 * Adds a document by a vet's link; the same bytes with the same type return the document that came by it. Throws the
 * errors of `addFile`.
 */
export const addFileByLink = (
  platform: Platform,
  transact: Transact,
  upload: RequestUpload & { link: UploadLink },
): Promise<RequestFile> => addRequestDocument(platform, transact, upload)

function addRequestDocument(platform: Platform, transact: Transact, upload: RequestUpload): Promise<RequestFile> {
  const { member_id, request_id, type, file, for_member, link } = upload
  return addDocument(platform, transact, {
    owner: requestOwner({ member_id, request_id }),
    file,
    by: for_member ? 'insurer' : 'member',
    link,
    async place(tx, { received: { source_sha256 }, invoice }) {
      const request = await lockRequest(tx, member_id, request_id)
      if (!request) throw problem('not_found')
      const byLink = await link?.lock(tx, request.status)
      const among = for_member ? 'all' : (byLink ?? null)
      const known = await findSameDocument(tx, {
        member_id,
        kind: 'request',
        owner_id: request_id,
        type,
        source_sha256,
        among,
      })
      if (known) return { known: toRequestFile(known) }
      const by_link = link && byLink ? { animal_id: link.animal_id, file_ids: byLink } : null
      const { animal_id, answers, replaces } = await placeForFile(tx, { ...upload, ...request, by_link })
      const reading = initialReading(platform, { ...upload, is_pile: request.is_pile, invoice })
      return {
        document: (received) => ({
          ...received,
          request_id,
          type,
          animal_id,
          status: 'received',
          refusal_code: null,
          reading,
        }),
        replaces,
        async settle(db, file_id) {
          if (answers) await fulfil(db, member_id, request_id, answers.awaited_id, file_id)
        },
      }
    },
    toAnswer: toRequestFile,
  })
}

/** Finds the member whose request the insurer may read files of (past refunds included); throws `not_found`. */
export async function getFileOwner(db: Db, request_id: string): Promise<string> {
  const target = await findUploadTarget(db, request_id)
  if (!target) throw problem('not_found')
  return target.member_id
}

/** Removes a document of a draft or of an unsent answer; throws `not_found`, `conflict`. Returns the stored files to delete. */
export async function deleteFile(tx: UnitOfWork, request_id: string, file_id: string): Promise<StoredFile[]> {
  const { db, member_id } = tx
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  const file = await findDocument(db, { member_id, kind: 'request', owner_id: request_id, file_id })
  if (!file) return deleteArrived(tx, { member_id, request_id, file_id })
  if (request.status === 'action-required') {
    const answered = (await awaitedOfRequests(db, member_id, [request_id])).find((one) => one.file_id === file_id)
    if (!answered) throw problem('conflict')
    await fulfil(db, member_id, request_id, answered.awaited_id, null)
  } else if (request.status !== 'draft') throw problem('conflict')
  await removeDocument(tx, requestOwner({ member_id, request_id }), file)
  return [file]
}

/** Document of a pile that is still being processed, or was refused. */
async function deleteArrived(tx: UnitOfWork, arrival: ArrivalKey): Promise<StoredFile[]> {
  const gone = await deleteArrival(tx.db, arrival)
  if (!gone) throw problem('not_found')
  await tx.announce('refund-requests')
  return gone.stored_as === null ? [] : [{ stored_as: gone.stored_as, thumbnail_stored_as: null }]
}

/** Tracking references of the member's other filed requests with the same bytes, newest first. */
export async function findDuplicates(db: Db, member_id: string, request_id: string): Promise<string[]> {
  const files = await findDocuments(db, member_id, 'request', [request_id])
  return findRequestsWithSameFiles(
    db,
    member_id,
    request_id,
    files.map(({ source_sha256 }) => source_sha256),
  )
}

// Files of a draft: an invoice, a care sheet of each animal, and their attachments. A pile holds those of several
// drafts.
const mostFiles = 50

type NewFile = {
  member_id: string
  request_id: string
  status: RefundStatus
  type: FileType
  animal_id: string | null
  for_member?: true
  before_portal?: boolean
  channel?: string | null
  /** the link by which it arrives: its animal, and the documents that came by it */
  by_link?: { animal_id: string; file_ids: readonly string[] } | null
}

/** Place of a document: the animal it is about, the question it answers, the file it replaces. */
type DocumentPlace = { animal_id: string | null; answers: AwaitedRow | null; replaces: RequestDocument | null }

/**
 * Checks that a request accepts a document now: a draft its missing ones, a request with questions those that were asked for. Throws
 * `not_found` for an animal that is not the member's, `validation_failed` at `animal_id`, otherwise `conflict`.
 */
async function placeForFile(db: Db, wanted: NewFile): Promise<DocumentPlace> {
  const { member_id, status, type, animal_id } = wanted
  if (animal_id !== null) {
    const [own] = isId(animal_id) ? await findInsuredAnimals(db, member_id, [animal_id]) : []
    if (!own) throw problem('not_found')
  }
  if (type === 'care-sheet' && animal_id === null) throw fieldProblem('animal_id', 'required')
  if (wanted.for_member) {
    if (!acceptsInsurerFiles(wanted)) throw problem('conflict')
    return placeInDraft(db, wanted)
  }
  if (status === 'draft') return placeInDraft(db, wanted)
  if (status === 'action-required') return placeOfAnswer(db, wanted)
  throw problem('conflict')
}

const acceptsInsurerFiles = ({
  status,
  before_portal = false,
  channel = null,
}: Pick<NewFile, 'status' | 'before_portal' | 'channel'>) => before_portal || (channel !== null && !isDecided(status))

async function placeInDraft(db: Db, { member_id, request_id, type, animal_id }: NewFile): Promise<DocumentPlace> {
  const chosen = await animalsOfRequests(db, member_id, [request_id])
  if (animal_id !== null && chosen.length > 0 && !chosen.some((animal) => animal.animal_id === animal_id))
    throw fieldProblem('animal_id', 'schema.invalid_type')
  const files = await findDocuments(db, member_id, 'request', [request_id])
  if (files.length >= mostFiles) throw problem('conflict')
  // REF-07: one invoice a request, one care sheet an animal
  const taken = files.some(
    (file) => file.type === type && (type === 'invoice' || (type === 'care-sheet' && file.animal_id === animal_id)),
  )
  if (taken) throw problem('conflict')
  return { animal_id: type === 'invoice' ? null : animal_id, answers: null, replaces: null }
}

async function placeOfAnswer(
  db: Db,
  { member_id, request_id, type, animal_id, by_link }: NewFile,
): Promise<DocumentPlace> {
  const awaited = await awaitedOfRequests(db, member_id, [request_id])
  // An invoice names no animal, but the link by which it comes does.
  const about = by_link?.animal_id ?? animal_id
  const candidates = awaited
    .filter((one) => one.type === type && (one.animal_id === null || about === null || one.animal_id === about))
    // Whoever holds a link replaces nothing of the member's.
    .filter(({ file_id }) => !by_link || file_id === null || by_link.file_ids.includes(file_id))
  const answers = candidates.find(({ file_id }) => file_id === null) ?? candidates[0]
  if (!answers) throw problem('conflict')
  const files = await findDocuments(db, member_id, 'request', [request_id])
  return {
    animal_id: answers.animal_id ?? (type === 'invoice' ? null : animal_id),
    answers,
    replaces: files.find(({ file_id }) => file_id === answers.file_id) ?? null,
  }
}
