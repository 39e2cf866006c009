import { deleteOld } from '#platform/database/delete-old.ts'
import type { Platform } from '#platform/portal.ts'
import { deleteStranded, endedBefore } from './log/deliveries.store.ts'
import { replay, replayQueue, type Replay } from './log/replay.ts'

const keptDays = 30
const atOnce = 2000

/** Sends again what was asked for, and forgets each night what ended 30 days ago, and what waited for a webhook that is gone. */
export async function webhookJobs({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.work<Replay>(replayQueue, async (asked) => void (await replay({ db, clock }, asked)))
  await jobs.every('webhooks.sweep', '23 3 * * *', async () => {
    const before = new Date(clock().getTime() - keptDays * 86_400_000)
    await deleteOld(db, endedBefore(before))
    while ((await deleteStranded(db, atOnce)) > 0);
  })
}
