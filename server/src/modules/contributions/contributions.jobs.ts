import type { Platform } from '#platform/portal.ts'
import { deleteUnsigned } from './mandates/mandates.store.ts'
import { settleOpenPayments } from './receipts/card-payments/card-payments.ts'
import { deleteDraftsBefore } from './refund-accounts/drafts.store.ts'

/** Every five minutes: payments by card whose member did not come back from the provider's page. */
async function receiptJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('receipts.card-payments', '*/5 * * * *', () => settleOpenPayments(platform))
}

const draftsKeptFor = 30 * 86_400_000

/** Every day deletes the accounts that were named 30 days ago and never confirmed. */
async function refundAccountJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('refund-accounts.unconfirmed', '53 3 * * *', () => deleteOldUnconfirmed({ db, clock }))
}

export async function deleteOldUnconfirmed({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteDraftsBefore(db, new Date(clock().getTime() - draftsKeptFor))
}

const unsignedKeptFor = 30 * 86_400_000

/** Forgets mandates that nobody signed, with the papers that were shown; what was sent for them stays in the evidence. */
export async function deleteOldUnsigned({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteUnsigned(db, new Date(clock().getTime() - unsignedKeptFor))
}

/** Every day: mandates that waited for a signature for 30 days. */
async function mandateJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('mandates.sweep', '41 3 * * *', () => deleteOldUnsigned(platform))
}

/** Settles payments that were left open, and forgets what nobody confirmed or signed. */
export async function contributionsJobs(platform: Platform): Promise<void> {
  await receiptJobs(platform)
  await refundAccountJobs(platform)
  await mandateJobs(platform)
}
