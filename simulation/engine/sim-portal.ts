import { type OpenPortal, openPortal } from '../../server/src/open-portal.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import type { MovedClock } from './moved-clock.ts'
import type { SimPlace } from './place.ts'
import { openSteppedJobs, type SteppedJobs } from './stepped-jobs.ts'
import { heldDispatcher } from './webhook-receiver.ts'

/** A portal in a place, which a kill replaces by another in the same place. */
export type SimPortal = {
  app: OpenPortal['app']
  platform: OpenPortal['platform']
  jobs: SteppedJobs
  close(): Promise<void>
}

/** Opens the whole portal, as a process does, on the simulation's clock, database and jobs. */
export async function openSimPortal(place: SimPlace, clock: MovedClock): Promise<SimPortal> {
  const config = readConfig({
    DATA_DIR: place.data_dir,
    DEMO: '0',
    AUTH_CALLS_PER_ADDRESS: '100000',
    MEMBER_CALLS_PER_MINUTE: '100000',
    INTEGRATION_CALLS_PER_MINUTE: '1000000',
    READING: 'off',
  })
  let jobs: SteppedJobs | null = null
  const { app, platform, close } = await openPortal({
    config,
    clock: clock.now,
    database: place.faulty.database,
    dispatcher: heldDispatcher,
    openJobs: (database, hooks) => (jobs ??= openSteppedJobs(database, clock, hooks, place.faulty.isKilled)),
  })
  if (jobs === null) throw new Error('The portal opened no jobs.')
  return { app, platform, jobs, close }
}
