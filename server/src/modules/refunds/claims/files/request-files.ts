import type { FileType } from '@coussinet/contract/domain/file-type-names.ts'
import type { RefundStatus } from '@coussinet/contract/domain/request-states.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import { fieldProblem, Problem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { storePrepared } from '#platform/files/kept-files.ts'
import { type DecodingCaller, prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { forgetFilling } from '../../documents/readings/forget-filling.ts'
import { queueReading, readingOfNew } from '../../documents/readings/reading-queue.ts'
import { toRequestFile } from '../../documents/request-file.ts'
import {
  deleteFiles,
  type FileRow,
  filesOfRequests,
  findFile,
  insertFile,
  requestsWithSameFiles,
} from '../../documents/request-files.store.ts'
import { removeStored, type StoredKeys } from '../../documents/stored-keys.ts'
import { withUploads } from '../../documents/upload-limits.ts'
import { type Arrival, deleteArrival } from '../piles/arrivals.store.ts'
import { requestReadOwner } from '../readings/read-owners.ts'
import { awaitedOfRequests, type AwaitedRow, fulfil } from '../requests/awaited.store.ts'
import {
  animalsOfRequests,
  findTaker,
  lockRequest,
  findRequestStatus,
  updateDraft,
} from '../requests/refund-requests.store.ts'
import { isDecided } from '../requests/refund-status.ts'

type RequestUpload = {
  member_id: string
  request_id: string
  type: FileType
  animal_id: string | null
  file: ReceivedFile
  /** the insurer adds it to what it filed, or brought, for the member */
  for_member?: true
}

/** Before the bytes arrive: throws `not_found`, or `conflict` for a request that takes no document now. */
export async function assertAcceptsFiles(db: Db, member_id: string, request_id: string): Promise<void> {
  const status = await findRequestStatus(db, member_id, request_id)
  if (status === null) throw problem('not_found')
  if (status !== 'draft' && status !== 'action-required') throw problem('conflict')
}

/**
 * Adds a document: checked and made safe, stored, and only then a row, so that a crash leaves nothing half made.
 * Throws `not_found`, `conflict`, `validation_failed` at `file` or `animal_id`, `too_many_requests`, `unavailable`.
 */
export async function addFile(platform: Platform, transact: Transact, upload: RequestUpload): Promise<RequestFile> {
  const { db } = platform
  const { member_id, request_id, file } = upload
  const status = await findRequestStatus(db, member_id, request_id)
  if (status === null) throw problem('not_found')
  await placeForFile(db, { ...upload, status })
  return withUploads(platform, { member_id, files: [file] }, (caller) => keepFile(platform, transact, upload, caller))
}

/**
 * Adds a document to a request that the insurer filed for its member and is not decided yet, or a paper to a past refund; the
 * same bytes of the same type again are the document that is there. Throws what `addFile` throws, but for the member's own limits.
 */
export async function addFileForMember(
  platform: Platform,
  transact: Transact,
  upload: Omit<RequestUpload, 'member_id' | 'for_member'>,
): Promise<RequestFile> {
  const taker = await findTaker(platform.db, upload.request_id)
  if (!taker) throw problem('not_found')
  const whole = { ...upload, member_id: taker.member_id, for_member: true as const }
  if (!takesForMember(taker)) throw problem('conflict')
  return keepFile(platform, transact, whole, { name: 'insurer' })
}

/** Finds whose the documents of a request are that the insurer knows, a past refund's too; throws `not_found`. */
export async function getFileOwner(db: Db, request_id: string): Promise<string> {
  const taker = await findTaker(db, request_id)
  if (!taker) throw problem('not_found')
  return taker.member_id
}

async function keepFile(
  platform: Platform,
  transact: Transact,
  upload: RequestUpload,
  caller: DecodingCaller,
): Promise<RequestFile> {
  const { config, db, files, scanner, clock } = platform
  const { member_id, request_id, type, file } = upload
  const prepared = await prepareFile(file, caller, scanner, config)
  if (!prepared.ok) throw fieldProblem('file', prepared.code)
  if (upload.for_member) {
    const there = (await filesOfRequests(db, member_id, [request_id])).find(
      (one) => one.source_sha256 === prepared.source_sha256 && one.type === type,
    )
    if (there) return transact(async () => toRequestFile(there))
  }
  const stored = await storePrepared(files, prepared)
  const at = clock()
  const replaced: FileRow[] = []
  try {
    const answer = await transact(async (tx) => {
      const request = await lockRequest(tx, member_id, request_id)
      if (!request) throw problem('not_found')
      const place = await placeForFile(tx, { ...upload, ...request })
      const row: FileRow = {
        request_id,
        file_id: newId(),
        type,
        animal_id: place.animal_id,
        name: safeFileName(file.name),
        media_type: prepared.media_type,
        size: prepared.size,
        sha256: prepared.sha256,
        source_sha256: prepared.source_sha256,
        ...stored,
        status: 'received',
        refusal_code: null,
        received_at: at,
        reading: readingOfNew(platform, { ...upload, is_pile: request.is_pile }),
      }
      await insertFile(tx, member_id, row)
      if (row.reading) await queueReading(tx, platform, { member_id, request_id, file_id: row.file_id })
      if (place.answers) await fulfil(tx, member_id, request_id, place.answers.awaited_id, row.file_id)
      if (place.replaces) await deleteFiles(tx, member_id, request_id, [place.replaces.file_id])
      replaced.splice(0, replaced.length, ...(place.replaces ? [place.replaces] : []))
      await updateDraft(tx, member_id, request_id, {}, at)
      await audit(tx, {
        member_id,
        action: 'refund_request.file_added',
        subject_id: request_id,
        details: { file_id: row.file_id, type, sha256: row.sha256 },
        at,
        ...(upload.for_member ? { actor: 'insurer' as const } : {}),
      })
      await announce(tx, member_id, 'refund-requests')
      return toRequestFile(row)
    })
    await removeStored(files, replaced)
    return answer
  } catch (error) {
    // A refusal was rolled back; any other failure may hide a commit, and the sweep settles it.
    if (error instanceof Problem) await removeStored(files, [stored])
    throw error
  }
}

/** Takes a document off a draft, or one that answers a question not sent yet; throws `not_found` or `conflict`. Answers what the store may forget. */
export async function deleteFile(
  db: Db,
  member_id: string,
  request_id: string,
  file_id: string,
  at: Date,
): Promise<StoredKeys[]> {
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  const file = await findFile(db, member_id, request_id, file_id)
  if (!file) return deleteArrived(db, { member_id, request_id, file_id })
  if (request.status === 'action-required') {
    const answered = (await awaitedOfRequests(db, member_id, [request_id])).find((one) => one.file_id === file_id)
    if (!answered) throw problem('conflict')
    await fulfil(db, member_id, request_id, answered.awaited_id, null)
  } else if (request.status !== 'draft') throw problem('conflict')
  await deleteFiles(db, member_id, request_id, [file_id])
  await updateDraft(db, member_id, request_id, {}, at)
  if (request.status === 'draft')
    await forgetFilling(db, requestReadOwner({ member_id, request_id }), { member_id, reading: file.reading, at })
  await audit(db, {
    member_id,
    action: 'refund_request.file_deleted',
    subject_id: request_id,
    details: { file_id },
    at,
  })
  await announce(db, member_id, 'refund-requests')
  return [file]
}

/** A document of a pile that is not ready, or cannot be taken. */
async function deleteArrived(db: Db, arrival: Arrival): Promise<StoredKeys[]> {
  const gone = await deleteArrival(db, arrival)
  if (!gone) throw problem('not_found')
  await announce(db, arrival.member_id, 'refund-requests')
  return gone.stored_as === null ? [] : [{ stored_as: gone.stored_as, thumbnail_stored_as: null }]
}

/** Tracking references of the member's other filed requests which hold the same bytes, newest first. */
export async function findDuplicates(db: Db, member_id: string, request_id: string): Promise<string[]> {
  const files = await filesOfRequests(db, member_id, [request_id])
  return requestsWithSameFiles(
    db,
    member_id,
    request_id,
    files.map(({ source_sha256 }) => source_sha256),
  )
}

// Files of a draft: an invoice, a care sheet of each animal, and what belongs to them. A pile holds those of several.
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
}

/** Place of a document: the animal it is about, the question it answers, the file whose place it takes. */
type DocumentPlace = { animal_id: string | null; answers: AwaitedRow | null; replaces: FileRow | null }

/**
 * Checks that a request takes a document now: a draft what is missing, a request with questions what they ask for.
 * Throws `not_found` for an animal that is not the member's, `validation_failed` at `animal_id`, `conflict` for all else.
 */
async function placeForFile(db: Db, wanted: NewFile): Promise<DocumentPlace> {
  const { member_id, status, type, animal_id } = wanted
  if (animal_id !== null) {
    const [own] = isId(animal_id) ? await findInsuredAnimals(db, member_id, [animal_id]) : []
    if (!own) throw problem('not_found')
  }
  if (type === 'care-sheet' && animal_id === null) throw fieldProblem('animal_id', 'required')
  if (wanted.for_member) {
    if (!takesForMember(wanted)) throw problem('conflict')
    return placeInDraft(db, wanted)
  }
  if (status === 'draft') return placeInDraft(db, wanted)
  if (status === 'action-required') return placeOfAnswer(db, wanted)
  throw problem('conflict')
}

const takesForMember = ({
  status,
  before_portal = false,
  channel = null,
}: Pick<NewFile, 'status' | 'before_portal' | 'channel'>) => before_portal || (channel !== null && !isDecided(status))

async function placeInDraft(db: Db, { member_id, request_id, type, animal_id }: NewFile): Promise<DocumentPlace> {
  const chosen = await animalsOfRequests(db, member_id, [request_id])
  if (animal_id !== null && chosen.length > 0 && !chosen.some((animal) => animal.animal_id === animal_id))
    throw fieldProblem('animal_id', 'schema.invalid_type')
  const files = await filesOfRequests(db, member_id, [request_id])
  if (files.length >= mostFiles) throw problem('conflict')
  // REF-07: one invoice a request, one care sheet an animal
  const taken = files.some(
    (file) => file.type === type && (type === 'invoice' || (type === 'care-sheet' && file.animal_id === animal_id)),
  )
  if (taken) throw problem('conflict')
  return { animal_id: type === 'invoice' ? null : animal_id, answers: null, replaces: null }
}

async function placeOfAnswer(db: Db, { member_id, request_id, type, animal_id }: NewFile): Promise<DocumentPlace> {
  const awaited = await awaitedOfRequests(db, member_id, [request_id])
  const asked = awaited.filter(
    (one) => one.type === type && (one.animal_id === null || animal_id === null || one.animal_id === animal_id),
  )
  const answers = asked.find(({ file_id }) => file_id === null) ?? asked[0]
  if (!answers) throw problem('conflict')
  const files = await filesOfRequests(db, member_id, [request_id])
  return {
    animal_id: answers.animal_id ?? (type === 'invoice' ? null : animal_id),
    answers,
    replaces: files.find(({ file_id }) => file_id === answers.file_id) ?? null,
  }
}
