import type { Platform } from '#platform/portal.ts'
import { settleLeftOpen } from './card-payments/card-payments.ts'

/** Every five minutes: payments by card whose member did not come back from the provider's page. */
export async function receiptJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('receipts.card-payments', '*/5 * * * *', () => settleLeftOpen(platform))
}
