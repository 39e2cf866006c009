import type { Platform } from '#platform/portal.ts'
import { deleteDraftsBefore } from './drafts.store.ts'

const keptFor = 30 * 86_400_000

/** Every day deletes the accounts that were named 30 days ago and never confirmed. */
export async function refundAccountJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('refund-accounts.unconfirmed', '53 3 * * *', () => forgetUnconfirmed({ db, clock }))
}

export async function forgetUnconfirmed({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteDraftsBefore(db, new Date(clock().getTime() - keptFor))
}
