import type { Platform } from '#platform/portal.ts'
import { sweepTokens } from './session.store.ts'

/** Every hour: tokens, counters and kept answers past their time. */
export async function sessionJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('session.sweep', '17 * * * *', () => sweepTokens(db, clock()))
}
