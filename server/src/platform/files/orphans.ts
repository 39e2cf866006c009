import type { Db } from '../db/db.ts'
import type { Jobs } from '../db/jobs.ts'
import type { Clock } from '../time/clock.ts'
import type { FileStore } from './file-store.ts'

/** Finds those of the store's keys that some row of a module still holds. */
type Holder = (db: Db, keys: string[]) => Promise<Set<string>>
type Store = { db: Db; files: FileStore; clock: Clock }

const keptFor = 6 * 3_600_000 // an upload under way is younger; SEC-42 allows a day

/** Sweeps the store each hour; every feature that stores files is among its holders. */
export async function orphanJobs(platform: Store & { jobs: Jobs }, holders: readonly Holder[]): Promise<void> {
  await platform.jobs.every('files.orphans', '40 * * * *', async () => void (await sweepOrphans(platform, holders)))
}

/** Deletes the stored bytes that no row holds: of uploads cut off by a crash, and of deletions that the store refused. Answers how many. */
async function sweepOrphans({ db, files, clock }: Store, holders: readonly Holder[]): Promise<number> {
  return files.sweep(
    async (keys) => {
      const held: string[] = []
      for (const holds of holders) held.push(...(await holds(db, keys)))
      return new Set(held)
    },
    new Date(clock().getTime() - keptFor),
  )
}
