import type { Db } from '#platform/db.ts'
import type { Platform } from '#platform/portal.ts'
import { inTransaction } from '#platform/transaction.ts'
import { findSponsorsOf, forgetGodchild } from './godchildren.store.ts'

export const godchildQueue = 'erasure.godchild'

type Job = { godchild_hash: string }

const askedAgainAfter = 7 * 86_400_000

/** Promises, in the transaction of an erasure, that what other members keep of somebody whom they presented goes too: of each in a transaction of their own. */
export async function promiseToForget(db: Db, { jobs }: Pick<Platform, 'jobs'>, godchild_hash: Buffer): Promise<void> {
  await jobs.send<Job>(db, godchildQueue, { godchild_hash: godchild_hash.toString('base64') })
}

/** Keeps the promise; what a sponsor's legal hold keeps is asked for again a week later. */
export async function forgetJobs({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): Promise<void> {
  await jobs.work<Job>(godchildQueue, async ({ godchild_hash }) => {
    const hash = Buffer.from(godchild_hash, 'base64')
    let held = 0
    for (const member_id of await findSponsorsOf(db, hash)) if (!(await forgetGodchild(db, member_id, hash))) held += 1
    if (held > 0)
      await inTransaction(db, (trx) =>
        jobs.send<Job>(
          trx,
          godchildQueue,
          { godchild_hash },
          { start_after: new Date(clock().getTime() + askedAgainAfter) },
        ),
      )
  })
}
