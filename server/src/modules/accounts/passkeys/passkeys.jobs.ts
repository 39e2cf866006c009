import type { Platform } from '#platform/portal.ts'
import { sweepChallenges } from './challenges.store.ts'

/** Every hour: challenges that nobody answered in time. */
export async function passkeyJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('passkeys.sweep', '23 * * * *', () => sweepChallenges(db, clock()))
}
