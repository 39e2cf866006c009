import type { Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/**
 * First day of the suspension in force on `today`, null if there is none. A suspension includes its last day, like the
 * refunds' (`drop-reason.ts`).
 */
export const suspendedSince = (member_id: string, today: Day) =>
  sql<Day | null>`(select max(from_day) from suspensions where suspensions.member_id = ${member_id}::uuid and from_day <= ${today}::date and (to_day is null or to_day >= ${today}::date))`

export type Suspension = { from_day: Day; to_day: Day | null }

/** Periods without cover, in order. */
export async function findSuspensions(db: Db, member_id: string): Promise<Suspension[]> {
  return db
    .selectFrom('suspensions')
    .select(['from_day', 'to_day'])
    .where('member_id', '=', member_id)
    .orderBy('from_day')
    .execute()
}

/** First day of a suspension without an end; null if there is none. */
export async function findRunningSuspension(db: Db, member_id: string): Promise<Day | null> {
  const { from_day } = await db
    .selectFrom('suspensions')
    .select(({ fn }) => fn.max('from_day').as('from_day'))
    .where('member_id', '=', member_id)
    .where('to_day', 'is', null)
    .$castTo<{ from_day: Day | null }>()
    .executeTakeFirstOrThrow()
  return from_day
}

export async function replaceSuspensions(db: Db, member_id: string, suspensions: readonly Suspension[]): Promise<void> {
  await db.deleteFrom('suspensions').where('member_id', '=', member_id).execute()
  if (suspensions.length > 0)
    await db
      .insertInto('suspensions')
      .values(suspensions.map((suspension) => ({ member_id, ...suspension })))
      .execute()
}

/** Ends a running suspension on a day, and deletes later ones; returns whether one was running. */
export async function endSuspensions(db: Db, member_id: string, last_day: Day): Promise<boolean> {
  await db
    .deleteFrom('suspensions')
    .where('member_id', '=', member_id)
    .where('to_day', 'is', null)
    .where('from_day', '>', last_day)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('suspensions')
    .set({ to_day: last_day })
    .where('member_id', '=', member_id)
    .where('to_day', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
