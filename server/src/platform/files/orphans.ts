import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'
import type { Clock } from '../time/clock.ts'
import type { FileStore } from './file-store.ts'

/** Finds which of the storage keys a row of a module still uses. */
type Holder = (db: Db, keys: string[]) => Promise<Set<string>>
type Store = { db: Db; files: FileStore; clock: Clock }

const keptFor = 6 * 3_600_000 // uploads in progress are younger; SEC-42 allows a day

/** Registers the hourly sweep of the store; every feature that stores files passes a holder. */
export async function orphanJobs(platform: Store & { jobs: Jobs }, holders: readonly Holder[]): Promise<void> {
  await platform.jobs.every('files.orphans', '40 * * * *', async () => void (await sweepOrphans(platform, holders)))
}

/**
 * Deletes stored bytes without a row, left by uploads that a crash interrupted and by failed deletions. Returns how
 * many.
 */
async function sweepOrphans({ db, files, clock }: Store, holders: readonly Holder[]): Promise<number> {
  return files.sweep(
    async (keys) => {
      const referenced: string[] = []
      for (const holds of holders) referenced.push(...(await holds(db, keys)))
      return new Set(referenced)
    },
    new Date(clock().getTime() - keptFor),
  )
}
