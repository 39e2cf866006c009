import type { Db } from '#platform/db/db.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { problem } from '#platform/http/problem.ts'
import { bytesSince, sentSince } from './contact.store.ts'

const messagesAnHour = 10
const hour = 3600
const weighed = 30 * 24 * hour

const before = (at: Date, seconds: number) => new Date(at.getTime() - seconds * 1000)

/** Throws `too_many_requests` for the 11th message of an hour; in the transaction that holds the member. */
export async function limitMessages(db: Db, member_id: string, at: Date): Promise<void> {
  const sent = await sentSince(db, member_id, before(at, hour), messagesAnHour)
  const oldest = sent.at(-1)
  if (oldest === undefined || sent.length < messagesAnHour) return
  throw problem('too_many_requests', {
    retry_after: Math.max(1, Math.ceil((oldest.getTime() - before(at, hour).getTime()) / 1000)),
  })
}

/** Counts an upload of a member, beside `held` bytes that are theirs elsewhere, and gives it back. */
export type Uploads = {
  countUpload: (db: Db, member_id: string, size: number, at: Date, held?: number) => Promise<void>
  uncountUpload: (db: Db, member_id: string) => Promise<void>
}

type Sent = { member_id: string; files: readonly ReceivedFile[]; at: Date }

/**
 * Counts files before they are worked on: they are uploads like any other (SEC-42). Throws `too_many_requests`.
 * Answers how to give all of it back, for a message that is not kept.
 */
export async function takeUploads(
  db: Db,
  { member_id, files, at }: Sent,
  { countUpload, uncountUpload }: Uploads,
): Promise<() => Promise<void>> {
  let taken = 0
  const giveBack = async () => {
    for (; taken > 0; taken -= 1) await uncountUpload(db, member_id)
  }
  try {
    let held = files.length === 0 ? 0 : await bytesSince(db, member_id, before(at, weighed))
    for (const { bytes } of files) {
      await countUpload(db, member_id, bytes.length, at, held)
      taken += 1
      held += bytes.length
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return giveBack
}
