import { deleteOld } from '#platform/db/delete-old.ts'
import type { Platform } from '#platform/portal.ts'
import { deleteEvents } from './insurer-events.store.ts'
import { demoQueue } from './insurer-events.ts'
import { deleteStranded, endedBefore } from './webhooks/log/deliveries.store.ts'
import { replay, type Replay, replayQueue } from './webhooks/log/replay.ts'

const keptDays = 30
const atOnce = 5000

/** Deletes each night events that are 30 days old and wait for no webhook. */
async function insurerEventJobs({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.declare(demoQueue)
  await jobs.every('insurer.sweep', '33 3 * * *', async () => {
    const before = new Date(clock().getTime() - keptDays * 86_400_000)
    while ((await deleteEvents(db, before, atOnce)) === atOnce);
  })
}

const deliveriesKeptDays = 30
const deliveriesAtOnce = 2000

/** Replays deliveries on request, and deletes each night those that ended 30 days ago or belong to a removed webhook. */
async function webhookJobs({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.work<Replay>(replayQueue, async (replayed) => void (await replay({ db, clock }, replayed)))
  await jobs.every('webhooks.sweep', '23 3 * * *', async () => {
    const before = new Date(clock().getTime() - deliveriesKeptDays * 86_400_000)
    await deleteOld(db, endedBefore(before))
    while ((await deleteStranded(db, deliveriesAtOnce)) > 0);
  })
}

/** Replays events on request, and deletes old ones. */
export async function eventsJobs(platform: Platform): Promise<void> {
  await insurerEventJobs(platform)
  await webhookJobs(platform)
}
