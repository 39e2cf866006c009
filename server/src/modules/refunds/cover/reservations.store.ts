import type { Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/**
 * Amounts that agreements keep of the ceilings and packages of animals today: those whose last day has not passed, and those that a filed
 * request rests on. What a job has yet to end counts for nothing.
 */
export async function findReservations(db: Db, member_id: string, animal_ids: readonly string[], today: Day) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom('quotes')
    .select(['quote_id'])
    .select([
      sql<string>`animal_id`.as('animal_id'),
      sql<Day>`insurance_year`.as('insurance_year'),
      sql<number>`reserved_cents`.as('reserved_cents'),
      sql<number>`reserved_package_cents`.as('reserved_package_cents'),
    ])
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    .where('status', '=', 'answered')
    .where((row) => row.or([row('request_id', 'is not', null), row('valid_until', '>=', today)]))
    .execute()
}
export type Reservation = Awaited<ReturnType<typeof findReservations>>[number]
