import { buffer } from 'node:stream/consumers'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { FileProblem } from '@coussinet/contract/domain/problems.ts'
import type { FieldErrors } from '@coussinet/contract/problem.ts'
import type { PileArrival } from '@coussinet/contract/refund-piles.ts'
import { mostWaitingFiles } from '@coussinet/contract/refund-piles.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { safeFileName } from '#platform/files/content-disposition.ts'
import { fileKey } from '#platform/files/file-store.ts'
import { storePrepared } from '#platform/files/kept-files.ts'
import { forgetFiles } from '#platform/files/kept-files.ts'
import { inspectFile, type PreparedFile, prepareFile } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { limitConcurrency } from '#platform/limits/limit-concurrency.ts'
import type { Platform } from '#platform/portal.ts'
import {
  insertDocuments,
  type RequestDocument,
  queueReading,
  initialReading,
  expectRoom,
  findUploadWait,
  giveArrivedBack,
  takeArrived,
  withUploads,
} from '../../documents/documents.ts'
import { lockRequest, updateDraft } from '../requests/refund-requests.store.ts'
import {
  type ArrivalKey,
  type ArrivalRow,
  countWaitingArrivals,
  deleteArrival,
  findLateArrivals,
  findWaitingArrival,
  insertArrivals,
  refuseArrival,
} from './arrivals.store.ts'

/** Queue of a pile's documents that wait to be processed; one job per document. */
export const arrivalsQueue = 'refunds.pile-files'

// Files in memory on their way to the store.
const takePut = limitConcurrency(8)

type ArrivalDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'config'>

/**
 * Stores uploaded files unprocessed, for the queue; nobody sees them before that. A file with a bad name, first bytes or header is refused
 * at once. Throws `validation_failed` at `files.0` … if none is acceptable, `too_many_requests` if the member has too many waiting,
 * `unavailable`.
 */
export async function keepArrivals(
  { db, files: store, clock, config }: ArrivalDeps,
  { member_id, request_id, files }: { member_id: string; request_id: string; files: readonly ReceivedFile[] },
): Promise<ArrivalRow[]> {
  const at = clock()
  if ((await countWaitingArrivals(db, member_id)) + files.length > mostWaitingFiles) {
    const until = await findUploadWait(db, member_id, at)
    const retry_after = until ? Math.ceil((until.getTime() - at.getTime()) / 1000) : 60
    throw problem('too_many_requests', { retry_after })
  }
  const size = sumBy(files, (file) => file.size)
  await expectRoom(db, member_id, size, at)
  await takeArrived(db, member_id, size, at)
  const rows: ArrivalRow[] = []
  const errors: FieldErrors = {}
  try {
    for (const [place, file] of files.entries()) {
      await takePut(async () => {
        file.signal?.throwIfAborted()
        const bytes = await file.read()
        const refusal_code = refusalOf(bytes, file, config)
        const stored_as = refusal_code === null ? fileKey() : null
        if (refusal_code !== null) errors[`files.${place}`] = [refusal_code]
        const { media_type, size, sha256 } = file
        // Shown in the order in which they were sent.
        const received_at = new Date(at.getTime() + place)
        const row = { request_id, file_id: newId(), media_type, size, sha256, stored_as, refusal_code, received_at }
        rows.push({ ...row, name: safeFileName(file.name) })
        if (stored_as !== null) await store.put(stored_as, bytes)
      })
    }
  } catch (error) {
    await forgetArrivals(store, rows)
    if (!files.some(({ signal }) => signal?.aborted)) await giveArrivedBack(db, member_id, size)
    throw error instanceof Problem ? error : problem('unavailable', { retry_after: 3, cause: error })
  }
  if (rows.every(({ refusal_code }) => refusal_code !== null)) throw problem('validation_failed', { errors })
  return rows
}

function refusalOf(bytes: Buffer, file: ReceivedFile, config: Platform['config']): FileProblem | null {
  if (bytes.length === 0) return 'file_empty'
  const look = inspectFile(bytes, file, config)
  return look.ok ? null : look.code
}

/**
 * Writes the rows of the uploaded files, with a job for each that waits. A member's second job ranks behind the first of every other
 * member. The caller locks the member. Throws `too_many_requests` if too many are waiting.
 */
export async function writeArrivals(
  db: Db,
  { jobs }: Pick<Platform, 'jobs'>,
  member_id: string,
  arrivals: readonly ArrivalRow[],
): Promise<void> {
  const before = await countWaitingArrivals(db, member_id)
  const waiting = arrivals.filter(({ refusal_code }) => refusal_code === null)
  if (before + waiting.length > mostWaitingFiles) throw problem('too_many_requests', { retry_after: 60 })
  await insertArrivals(db, member_id, arrivals)
  for (const [place, { request_id, file_id }] of waiting.entries())
    await jobs.send(db, arrivalsQueue, { member_id, request_id, file_id }, { priority: -(before + place) })
}

/** Deletes the bytes of files whose rows were deleted or never written. */
export const forgetArrivals = (store: Platform['files'], gone: readonly Pick<ArrivalRow, 'stored_as'>[]) =>
  forgetFiles(
    store,
    gone.flatMap(({ stored_as }) => (stored_as === null ? [] : { stored_as, thumbnail_stored_as: null })),
  )

export const toPileArrival = ({ file_id, name, size, refusal_code, received_at }: ArrivalRow): PileArrival => ({
  id: file_id,
  name,
  size,
  received_at: received_at.toISOString(),
  status: refusal_code === null ? 'waiting' : 'refused',
  refusal_code,
})

/**
 * Processes a document of a pile like any upload: scans it, decodes it and stores the result. If the member's hourly limit is used up or a
 * service is down, it is retried later. A document that is already ready, refused or removed is left alone.
 */
export async function makeArrivalReady(platform: Platform, arrival: ArrivalKey): Promise<void> {
  const { db, jobs, clock, config, scanner } = platform
  const waiting = await findWaitingArrival(db, arrival)
  if (!waiting) return
  const file = receivedArrival(platform, waiting)
  try {
    const prepared = await withUploads(
      platform,
      { member_id: arrival.member_id, files: [file], are_kept: true },
      (caller) => prepareFile(file, caller, scanner, config),
    )
    if (prepared.ok) await settleReady(platform, arrival, prepared)
    else await settleRefused(platform, arrival, prepared.code)
  } catch (error) {
    // Removed meanwhile; otherwise the store has lost it.
    if (isGone(error)) return settleRefused(platform, arrival, 'file_unreadable')
    if (!(error instanceof Problem)) throw error
    const start_after = new Date(clock().getTime() + 1000 * (error.more.retry_after ?? 5))
    await inUnit(platform, { member_id: arrival.member_id, actor: 'system' }, async (tx) => {
      // Ranks again behind the first document of every other member.
      const priority = 1 - (await countWaitingArrivals(tx.db, arrival.member_id))
      await jobs.send(tx.db, arrivalsQueue, arrival, { start_after, priority })
      // An open page may have to show when processing continues.
      if (error.code === 'too_many_requests') await tx.announce('refund-requests')
    })
  }
}

function receivedArrival({ files }: Platform, { name, media_type, size, sha256, stored_as }: ArrivalRow): ReceivedFile {
  return {
    name,
    media_type,
    size,
    sha256,
    async read() {
      try {
        return await buffer((await files.open(stored_as ?? '')).stream)
      } catch (cause) {
        throw isGone(cause) ? cause : problem('unavailable', { retry_after: 10, cause })
      }
    },
  }
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

type AcceptedFile = Extract<PreparedFile, { ok: true }>

async function settleReady(platform: Platform, arrival: ArrivalKey, prepared: AcceptedFile): Promise<void> {
  const { files } = platform
  const { member_id, request_id, file_id } = arrival
  const { media_type, size, sha256, source_sha256 } = prepared
  const stored = await storePrepared(files, prepared)
  try {
    const gone = await inUnit(platform, { member_id }, async (tx) => {
      const { db, at } = tx
      const pile = await lockRequest(db, member_id, request_id)
      const waiting = pile && (await findWaitingArrival(db, arrival))
      if (!waiting) return null
      const { name, received_at } = waiting
      const row: RequestDocument = {
        request_id,
        file_id,
        type: 'other',
        animal_id: null,
        name,
        media_type,
        size,
        sha256,
        source_sha256,
        ...stored,
        status: 'received',
        refusal_code: null,
        received_at,
        reading: initialReading(platform, { type: 'other', is_pile: true, invoice: prepared.invoice }),
      }
      await deleteArrival(db, arrival)
      await insertDocuments(db, member_id, 'request', [row])
      if (row.reading) await queueReading(db, platform, arrival)
      await updateDraft(db, member_id, request_id, {}, at)
      await tx.audit('refund_request.file_added', {
        subject_id: request_id,
        details: { file_id, type: row.type, sha256 },
      })
      await tx.announce('refund-requests')
      return waiting
    })
    if (gone) await forgetArrivals(files, [gone])
    else await forgetFiles(files, [stored])
  } catch (error) {
    // A refusal was rolled back. Any other error may hide a commit: then the sweep decides about the bytes.
    if (error instanceof Problem) await forgetFiles(files, [stored])
    throw error
  }
}

async function settleRefused(platform: Platform, arrival: ArrivalKey, code: FileProblem): Promise<void> {
  const { member_id, request_id } = arrival
  const gone = await inUnit(platform, { member_id, actor: 'system' }, async (tx) => {
    const pile = await lockRequest(tx.db, member_id, request_id)
    const waiting = pile && (await findWaitingArrival(tx.db, arrival))
    if (!waiting) return []
    await refuseArrival(tx.db, arrival, code)
    await tx.announce('refund-requests')
    return [waiting]
  })
  await forgetArrivals(platform.files, gone)
}

// Longer than all tries of the queue.
const late = 10 * 60_000
const batch = 200

/** Queues documents again whose jobs were given up, so that no accepted file is lost, however long a service was down. */
export async function resumeLateArrivals(platform: Platform): Promise<void> {
  const { db, jobs, clock } = platform
  const standing = await jobs.standing<ArrivalKey>(db, arrivalsQueue, ({ file_id }) => file_id)
  const found = await findLateArrivals(db, {
    before: new Date(clock().getTime() - late),
    standing: [...standing.keys()],
    limit: batch,
  })
  for (const arrival of found)
    await inTransaction(db, async (tx) => {
      const priority = 1 - (await countWaitingArrivals(tx, arrival.member_id))
      await jobs.send(tx, arrivalsQueue, arrival, { priority })
    })
}
