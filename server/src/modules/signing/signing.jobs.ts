import type { Platform } from '#platform/portal.ts'
import { deleteOldSignatures } from './signatures.store.ts'

const keptDays = 30

/** Every day forgets the codes of a month ago; their evidence stays. */
export async function signingJobs({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): Promise<void> {
  await jobs.every('signing.sweep', '53 3 * * *', () =>
    deleteOldSignatures(db, new Date(clock().getTime() - keptDays * 86_400_000)),
  )
}
