import type { Platform } from '#platform/portal.ts'
import { deleteUnsigned } from './mandates/mandates.store.ts'
import { recordMissedReturns, settleOpenPayments } from './receipts/card-payments/card-payments.ts'
import { deleteDraftsBefore } from './refund-accounts/drafts.store.ts'

/**
 * Settles, every five minutes, card payments whose member did not return from the provider's page, and compares, every day, paid ones
 * with the provider.
 */
async function receiptJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('receipts.card-payments', '*/5 * * * *', () => settleOpenPayments(platform))
  await platform.jobs.every('receipts.card-returns', '27 4 * * *', () => recordMissedReturns(platform))
}

const draftsKeptFor = 30 * 86_400_000

/** Deletes, every day, accounts entered 30 days ago and never confirmed. */
async function refundAccountJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('refund-accounts.unconfirmed', '53 3 * * *', () => deleteOldUnconfirmed({ db, clock }))
}

export async function deleteOldUnconfirmed({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteDraftsBefore(db, new Date(clock().getTime() - draftsKeptFor))
}

const unsignedKeptFor = 30 * 86_400_000

/** Deletes unsigned mandates with the papers shown for them; messages sent for them stay in the evidence. */
export async function deleteOldUnsigned({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteUnsigned(db, new Date(clock().getTime() - unsignedKeptFor))
}

/** Deletes, every day, mandates that have waited 30 days for a signature. */
async function mandateJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('mandates.sweep', '41 3 * * *', () => deleteOldUnsigned(platform))
}

/** Settles open payments, and deletes accounts and mandates that nobody confirmed or signed. */
export async function contributionsJobs(platform: Platform): Promise<void> {
  await receiptJobs(platform)
  await refundAccountJobs(platform)
  await mandateJobs(platform)
}
