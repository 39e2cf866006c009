import type { Platform } from '#platform/portal.ts'
import { deleteEvents } from './insurer-events.store.ts'
import { demoQueue } from './insurer-events.ts'

const keptDays = 30
const atOnce = 5000

/** Forgets each night what was told 30 days ago and waits for no webhook. */
export async function insurerEventJobs({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.declare(demoQueue)
  await jobs.every('insurer.sweep', '33 3 * * *', async () => {
    const before = new Date(clock().getTime() - keptDays * 86_400_000)
    while ((await deleteEvents(db, before, atOnce)) === atOnce);
  })
}
