import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { UploadsLimit } from '@coussinet/contract/problem.ts'
import { Problem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { DecodingCaller } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import { addAmount, giveAmountBack, type AttemptLimit, takeAmount, usedUpUntil } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { sumStoredBytes } from './kept-bytes.store.ts'

// SEC-42: limits of what a member may send and have decoded within an hour, and of what may wait for the insurer in
// all.
const hour = 3600
const mega = 1024 * 1024
const sentAnHour = 200 * mega
// A pile waits if it exceeds the hourly limit; files refused or deleted before they are decoded count only here.
const arrivedAnHour = 3 * sentAnHour
const decodedAnHour = 120_000
const mostKept = 1024 * mega

const sent = (member_id: string) => ({ key: `uploads sent ${member_id}`, limit: sentAnHour, window_seconds: hour })

/** Sender of a member's files without an account. Its processing time is its own, half as much, so that it uses up none of the member's. */
export type UploadSource = 'mail' | 'vet'

const decoded = (member_id: string, source?: UploadSource) => ({
  key: source ? `uploads decoded by ${source} ${member_id}` : `uploads decoded ${member_id}`,
  limit: source ? decodedAnHour / 2 : decodedAnHour,
  window_seconds: hour,
})

const arrived = (member_id: string) => ({
  key: `uploads arrived ${member_id}`,
  limit: arrivedAnHour,
  window_seconds: hour,
})

/** Counts bytes of a pile as they arrive, whatever becomes of them. Throws `too_many_requests` as `withUploads` does. */
export const takeArrived = (db: Db, member_id: string, size: number, at: Date): Promise<void> =>
  takeBytes(db, arrived(member_id), size, at)

/** Credits bytes back that the portal could not store. */
export const giveArrivedBack = (db: Db, member_id: string, size: number): Promise<void> =>
  giveAmountBack(db, arrived(member_id).key, size)

type UploadBatch = {
  member_id: string
  files: readonly Pick<ReceivedFile, 'size'>[]
  /** their bytes are already counted among the member’s stored bytes */
  are_kept?: true
  source?: UploadSource | undefined
}

/**
 * Runs work on files of a member, however they arrived, and counts their bytes and processing time (SEC-42), also for refused files. Throws
 * `too_many_requests` with the seconds to wait and, at `files`, the limit that was reached. Bytes are credited back if the failure was not
 * due to the files.
 */
export async function withUploads<T>(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { member_id, files, are_kept, source }: UploadBatch,
  work: (caller: DecodingCaller) => Promise<T>,
): Promise<T> {
  const caller = decodingOf({ db, clock }, member_id, source)
  if (files.length === 0) return work(caller)
  const size = sumBy(files, (file) => file.size)
  await caller.expectTime()
  if (!are_kept) await expectRoom(db, member_id, size, clock())
  await takeBytes(db, sent(member_id), size, clock())
  try {
    return await work(caller)
  } catch (error) {
    if (!(error instanceof Problem) || transientErrors.includes(error.code))
      await giveAmountBack(db, sent(member_id).key, size)
    throw error
  }
}

/** Throws `too_many_requests` if the documents waiting for the insurer leave no room for these bytes. */
export async function expectRoom(db: Db, member_id: string, size: number, at: Date): Promise<void> {
  if ((await sumStoredBytes(db, member_id, at)) + size > mostKept)
    throw uploadsLimit('uploads_kept', mostKept / mega, hour)
}

const takeBytes = (db: Db, bytes: AttemptLimit, size: number, at: Date): Promise<void> =>
  takeAmount(db, bytes, size, at).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
    throw uploadsLimit('uploads_sent', bytes.limit / mega, error.more.retry_after ?? hour)
  })

/** Problem that names the exceeded limit (`errors.files`), with its value in MB or seconds. */
const uploadsLimit = (reason: UploadsLimit, limit: number, retry_after: number) =>
  problem('too_many_requests', {
    retry_after,
    errors: { files: [reason] },
    params: { files: { limit, minutes: Math.ceil(retry_after / 60) } },
  })

const transientErrors: readonly string[] = ['unavailable', 'too_many_requests', 'conflict']

/** Processing time within an hour for a member's files, or for those of a source. */
function decodingOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, member_id: string, source?: UploadSource) {
  const time = decoded(member_id, source)
  return {
    name: source ? `${source} ${member_id}` : member_id,
    expectTime: () => expectDecodingTime({ db, clock }, member_id, source),
    spend: (ms: number) => addAmount(db, time, ms, clock()),
  } satisfies DecodingCaller
}

/** Throws `too_many_requests` if the hourly processing time of a member, or of a source, is used up. */
export async function expectDecodingTime(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  member_id: string,
  source?: UploadSource,
): Promise<void> {
  const at = clock()
  const time = decoded(member_id, source)
  const until = await usedUpUntil(db, time, at)
  if (until) throw uploadsLimit('uploads_prepared', time.limit / 1000, secondsUntil(until, at))
}

const secondsUntil = (until: Date, at: Date) => Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))

/** Finds until when a member has used up the hourly limit of bytes or processing time; null if something is left. */
export async function findUploadWait(db: Db, member_id: string, at: Date): Promise<Date | null> {
  const [one, other] = [await usedUpUntil(db, sent(member_id), at), await usedUpUntil(db, decoded(member_id), at)]
  return one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other)
}
