import type { Platform } from '#platform/portal.ts'
import { sweepFormerContacts } from './account-changes/former-contacts.ts'

/** Every day forgets the contacts that members left 30 days ago. */
export async function securityJobs({ jobs, db, clock }: Platform): Promise<void> {
  await jobs.every('security.former-contacts', '47 3 * * *', () => sweepFormerContacts(db, clock()))
}
