import type { Platform } from '#platform/portal.ts'
import { sweepClients } from './clients/clients.store.ts'

/** Every hour sweeps tokens, secrets and kept answers past their time. */
export async function integrationJobs({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): Promise<void> {
  await jobs.every('integration.sweep', '23 * * * *', () => sweepClients(db, clock()))
}
