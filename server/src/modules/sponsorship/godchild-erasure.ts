import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { eachMember } from '#platform/records/sweep-members.ts'
import { findSponsorsOf, eraseGodchild } from './godchild-erasure.store.ts'

export const godchildErasureQueue = 'erasure.godchild'

type Job = { godchild_hash: string }

const askedAgainAfter = 7 * 86_400_000

/** Schedules, in the transaction of an erasure, the removal of what sponsors store about the person, one transaction each. */
export async function scheduleGodchildErasure(
  db: Db,
  { jobs }: Pick<Platform, 'jobs'>,
  godchild_hash: Buffer,
): Promise<void> {
  await jobs.send<Job>(db, godchildErasureQueue, { godchild_hash: godchild_hash.toString('base64') })
}

/** Keeps the promise; what a sponsor's legal hold keeps is asked for again a week later. */
export async function godchildErasureJobs({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>): Promise<void> {
  await jobs.work<Job>(godchildErasureQueue, async ({ godchild_hash }) => {
    const hash = Buffer.from(godchild_hash, 'base64')
    let heldCount = 0
    for (const member_id of await findSponsorsOf(db, hash))
      if (!(await eraseGodchild(db, member_id, hash))) heldCount += 1
    if (heldCount > 0)
      await inTransaction(db, (tx) =>
        jobs.send<Job>(
          tx,
          godchildErasureQueue,
          { godchild_hash },
          { start_after: new Date(clock().getTime() + askedAgainAfter) },
        ),
      )
  })
}

/**
 * Deletes godchildren who did not become clients before a moment, and from those who did, the data that the sponsor's gain does not need.
 * Returns the number of members treated.
 */
export async function deleteOldLeads(db: Db, before: Date): Promise<number> {
  const table = 'sponsorship_requests'
  const gone = sql<boolean>`(status <> 'validated' and greatest(created_at, signed_at) < ${before})`
  const hasIdentity = sql<boolean>`(status = 'validated' and coalesce(validated_at, created_at) < ${before} and num_nonnulls(lastname, email, phone, postal_code, animal, godchild_hash) > 0)`
  return eachMember(
    db,
    { table, column: 'created_at', before, due: sql`${gone} or ${hasIdentity}` },
    async (tx, member_id) => {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('member_id', '=', member_id)
        .where(gone)
        .executeTakeFirst()
      const { numUpdatedRows } = await tx
        .updateTable(table)
        .set({
          lastname: null,
          email: null,
          phone: null,
          country: null,
          postal_code: null,
          animal: null,
          godchild_hash: null,
        })
        .where('member_id', '=', member_id)
        .where(hasIdentity)
        .executeTakeFirst()
      return Number(numDeletedRows + numUpdatedRows)
    },
  )
}
