import type { FileType } from '@coussinet/contract/fields.ts'
import type { QuoteFileType } from '@coussinet/contract/quotes.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { countUnread, type ReadFile } from './readings.store.ts'
import type { StoredReading } from './stored-reading.ts'

/** The queue of `{member_id, request_id, file_id}` and `{member_id, quote_id, file_id}`; one job a document. */
export const readingQueue = 'refunds.read-files'

type NewFile = { type: FileType | QuoteFileType; for_member?: true; is_pile?: boolean }

/** State of a document that was just added: waiting where it is one to read, else null. */
export const readingOfNew = (
  { config }: Pick<Platform, 'config'>,
  { type, for_member, is_pile = false }: NewFile,
): StoredReading | null =>
  config.reading && (type === 'invoice' || type === 'quote' || is_pile) && !for_member ? { status: 'waiting' } : null

/** Has a document read after the commit. A member's second one comes behind the first of everybody else. */
export async function queueReading(db: Db, { jobs }: Pick<Platform, 'jobs'>, file: ReadFile): Promise<void> {
  const others = (await countUnread(db, file.member_id)) - 1
  await jobs.send(db, readingQueue, file, { priority: -others })
}
