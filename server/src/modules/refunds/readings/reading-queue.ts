import type { FileType } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { countUnread } from './readings.store.ts'
import type { StoredReading } from './stored-reading.ts'

/** The queue of `{member_id, request_id, file_id}`; one job a document. */
export const readingQueue = 'refunds.read-files'

/** A document as the queue names it. */
export type Unread = { member_id: string; request_id: string; file_id: string }

/** State of a document that was just added: waiting where it is one to read, else null. */
export const readingOfNew = (
  { config }: Pick<Platform, 'config'>,
  { type, for_member, is_pile }: { type: FileType; for_member?: true; is_pile: boolean },
): StoredReading | null =>
  config.reading && (type === 'invoice' || is_pile) && !for_member ? { status: 'waiting' } : null

/** Has a document read after the commit. A member's second one comes behind the first of everybody else. */
export async function queueReading(db: Db, { jobs }: Pick<Platform, 'jobs'>, unread: Unread): Promise<void> {
  const others = (await countUnread(db, unread.member_id)) - 1
  await jobs.send(db, readingQueue, unread, { priority: -others })
}
