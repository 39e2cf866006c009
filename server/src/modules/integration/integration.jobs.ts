import type { Platform } from '#platform/portal.ts'
import { sweepClients } from './clients/clients.store.ts'

/** Deletes, every hour, expired tokens, secrets and stored answers. */
export async function integrationJobs({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): Promise<void> {
  await jobs.every('integration.sweep', '23 * * * *', () => sweepClients(db, clock()))
}
