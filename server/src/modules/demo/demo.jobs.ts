import type { Platform } from '#platform/portal.ts'
import { deleteOldDemoMessages } from './mailbox/mailbox.store.ts'

const keptDays = 30

/** Forgets each night what the demo's mailbox has held for 30 days, also of a portal that plays no demo any more. */
export async function demoJobs({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  await jobs.every('demo.mailbox', '0 4 * * *', () =>
    deleteOldDemoMessages(db, new Date(clock().getTime() - keptDays * 86_400_000)),
  )
}
