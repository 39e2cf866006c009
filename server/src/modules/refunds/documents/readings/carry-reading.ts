import type { FileType } from '@coussinet/contract/domain/file-type-names.ts'
import type { QuoteFileType } from '@coussinet/contract/domain/quote-labels.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { fillFrom } from './read-file.ts'
import type { ReadOwner } from './read-owner.ts'
import { queueReading, readingOfNew } from './reading-queue.ts'
import type { ReadFile } from './readings.store.ts'
import type { StoredReading } from './stored-reading.ts'

type CarriedFile = { reading: StoredReading | null; type: FileType | QuoteFileType }

/** Reading of a document that moves to another draft: what was read goes with it, any other begins anew. */
export const carriedReading = (
  platform: Pick<Platform, 'config'>,
  { reading, type }: CarriedFile,
): StoredReading | null =>
  reading?.status === 'done' || reading?.status === 'failed' ? reading : readingOfNew(platform, { type })

/** Goes on with it where the document stands now: fills that draft, or has it read. */
export async function goOnReading(
  db: Db,
  platform: Pick<Platform, 'jobs' | 'clock'>,
  { owner, file, reading, at }: { owner: ReadOwner; file: ReadFile; reading: StoredReading | null; at: Date },
): Promise<void> {
  if (reading?.status === 'done') {
    const held = await owner.hold(db)
    await fillFrom(db, { owner, held }, file, { understood: reading.understood, at })
  }
  if (reading?.status === 'waiting') await queueReading(db, platform, file)
}
