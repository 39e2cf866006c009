import type { Platform } from '#platform/portal.ts'
import { deleteUnsigned } from './mandates.store.ts'

const keptFor = 30 * 86_400_000

/** Forgets mandates that nobody signed, with the papers that were shown; what was sent for them stays in the evidence. */
export async function forgetUnsigned({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteUnsigned(db, new Date(clock().getTime() - keptFor))
}

/** Every day: mandates that waited for a signature for 30 days. */
export async function mandateJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('mandates.sweep', '41 3 * * *', () => forgetUnsigned(platform))
}
