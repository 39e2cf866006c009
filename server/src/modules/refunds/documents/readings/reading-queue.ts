import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import type { FileType } from '@coussinet/contract/domain/requests.ts'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import type { Db } from '#platform/db/db.ts'
import { addAmount, findUsage, findUsages } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { countUnread, type ReadFile } from '../documents.store.ts'
import type { StoredReading } from './stored-reading.ts'

/** Queue of `{member_id, request_id, file_id}` and `{member_id, quote_id, file_id}`; one job per document. */
export const readingQueue = 'refunds.read-files'

type NewFile = {
  type: FileType | QuoteFileType
  for_member?: true
  is_pile?: boolean
  /** data embedded in the file */
  invoice: InvoiceData | null
}

/** Initial state of a new document's reading: waiting if it is of a kind to read, else null. */
export const initialReading = (
  { config }: Pick<Platform, 'config'>,
  { type, for_member, is_pile = false, invoice }: NewFile,
): StoredReading | null =>
  config.reading && (type === 'invoice' || type === 'quote' || is_pile) && !for_member
    ? { status: 'waiting', ...(invoice ? { data: invoice } : {}) }
    : null

type ReadingQueueDeps = Pick<Platform, 'jobs' | 'clock'>

const hour = 3600
// Never refuses: the time used only determines the order.
const timeOf = (member_id: string) => ({ key: `reading ${member_id}`, limit: 0, window_seconds: hour })

/** Seconds spent on reading a member's documents in this hour. */
async function secondsUsed(db: Db, member_id: string, at: Date): Promise<number> {
  return seconds(await findUsage(db, timeOf(member_id), at))
}

const seconds = (ms: number) => Math.round(ms / 1000)

/**
 * Queues a document, to be read after the commit. Members for whom least was read in this hour come first; a member's second document ranks
 * behind the first of all others with as little.
 */
export async function queueReading(db: Db, { jobs, clock }: ReadingQueueDeps, file: ReadFile): Promise<void> {
  const others = (await countUnread(db, file.member_id)) - 1
  const used = await secondsUsed(db, file.member_id, clock())
  await jobs.send(db, readingQueue, file, { priority: -(used + others) })
}

/** Adds to the time spent on reading a member's documents; their other waiting documents move back accordingly. */
export async function countReadingTime(
  db: Db,
  platform: ReadingQueueDeps,
  member_id: string,
  ms: number,
): Promise<void> {
  await addAmount(db, timeOf(member_id), Math.ceil(ms), platform.clock())
  await rankReadings(db, platform, [member_id])
}

/** Reorders the waiting documents of members by the time spent on each in this hour: two statements for any number of them. */
export async function rankReadings(
  db: Db,
  { jobs, clock }: ReadingQueueDeps,
  member_ids: readonly string[],
): Promise<void> {
  const keys = member_ids.map((id) => timeOf(id).key)
  const used = await findUsages(db, keys, { window_seconds: hour, at: clock() })
  const priorities = new Map(member_ids.map((id) => [id, -seconds(used.get(timeOf(id).key) ?? 0)]))
  await jobs.rank(db, readingQueue, 'member_id', priorities)
}
