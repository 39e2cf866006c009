import type { Db } from '#platform/db/db.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'
import { problem } from '#platform/http/problem.ts'
import { uncountAttempt, countAttempt } from '#platform/limits/attempts.ts'
import { keptBytes } from './kept-bytes.store.ts'

// SEC-42: at most 20 uploads an hour and 200 MB a member. What is refused costs work too, but a member who tries formats is not shut out.
const keptAnHour = 20
const triedAnHour = 60
const hour = 3600
const mostBytes = 200 * 1024 * 1024

const keptKey = (member_id: string) => `uploads kept ${member_id}`

/** Counts an upload before it is worked on, beside the bytes of the `others` that came with it; throws `too_many_requests` with the seconds to wait. */
export async function countUpload(db: Db, member_id: string, size: number, at: Date, others = 0): Promise<void> {
  await countAttempt(db, { key: `uploads tried ${member_id}`, limit: triedAnHour, window_seconds: hour }, at)
  try {
    await countAttempt(db, { key: keptKey(member_id), limit: keptAnHour, window_seconds: hour }, at)
  } catch (error) {
    await uncountAttempt(db, keptKey(member_id))
    throw error
  }
  if ((await keptBytes(db, member_id, at)) + others + size <= mostBytes) return
  await uncountAttempt(db, keptKey(member_id))
  throw problem('too_many_requests', { retry_after: hour })
}

/** The file was not kept: it counts as tried alone. */
export const uncountUpload = (db: Db, member_id: string): Promise<void> => uncountAttempt(db, keptKey(member_id))

type Sent = { member_id: string; files: readonly ReceivedFile[]; at: Date }

/**
 * Counts the files of a message, a contest or a pile before they are worked on: they are uploads like any other (SEC-42). Throws `too_many_requests`. Answers how to give all of it back, for a message that is not kept.
 */
export async function takeUploads(db: Db, { member_id, files, at }: Sent): Promise<() => Promise<void>> {
  let taken = 0
  let others = 0
  const giveBack = async () => {
    for (; taken > 0; taken -= 1) await uncountUpload(db, member_id)
  }
  try {
    for (const { bytes } of files) {
      await countUpload(db, member_id, bytes.length, at, others)
      taken += 1
      others += bytes.length
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return giveBack
}
