import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { DecodingCaller } from '#platform/files/prepare.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { sentSince } from './contact.store.ts'

const messagesAnHour = 10
const hour = 3600

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

type ContactFiles = { member_id: string; files: readonly ReceivedFile[] }

/** Counts the files of a message as uploads of its member while they are worked on. */
export type ContactUploads = {
  withUploads: <T>(platform: Platform, sent: ContactFiles, work: (caller: DecodingCaller) => Promise<T>) => Promise<T>
}
