import type { Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type OpeningRow = {
  ceiling_used_cents: number
  deductible_used_cents: number
  package_used_cents: number
  event_first_care_date: Day | null
  event_cause: string | null
  event_name: string | null
  event_deductible_cents: number | null
}

type OpeningBalanceKey = { member_id: string; animal_id: string; insurance_year_start: Day }

/** Opening balance of an animal's insurance year; undefined if there is none. */
export async function findOpening(
  db: Db,
  { member_id, animal_id, insurance_year_start }: OpeningBalanceKey,
): Promise<OpeningRow | undefined> {
  return db
    .selectFrom('opening_balances')
    .select(['ceiling_used_cents', 'deductible_used_cents', 'package_used_cents'])
    .select(['event_first_care_date', 'event_cause', 'event_name', 'event_deductible_cents'])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .where('insurance_year_start', '=', insurance_year_start)
    .executeTakeFirst()
}

export async function putOpening(db: Db, place: OpeningBalanceKey, row: OpeningRow, brought_at: Date): Promise<void> {
  await db
    .insertInto('opening_balances')
    .values({ ...place, ...row, brought_at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'animal_id', 'insurance_year_start']).doUpdateSet({ ...row, brought_at }),
    )
    .execute()
}

/**
 * Opening balances as decided parts, for the statement that adds those up: the year's amounts on its first day, without
 * an event, and the open event with only its deductible.
 */
export const openingParts = (db: Db, member_id: string) =>
  db
    .selectFrom('opening_balances')
    .select(['animal_id', sql<string>`null::uuid`.as('request_id'), 'insurance_year_start as care_date'])
    .select([sql<string>`'illness'`.as('cause'), sql<string | null>`null::text`.as('event')])
    .select([sql<number>`0`.as('covered_base_cents'), 'deductible_used_cents as deductible_cents'])
    .select(['package_used_cents as vaccine_package_cents'])
    .select(sql<number>`ceiling_used_cents + package_used_cents`.as('refunded_cents'))
    .select([sql<Date>`'-infinity'::timestamptz`.as('decided_at'), sql<string>`null::uuid`.as('refund_id')])
    .where('member_id', '=', member_id)
    .unionAll((more) =>
      more
        .selectFrom('opening_balances')
        .select(['animal_id', sql<string>`null::uuid`.as('request_id')])
        .select(sql<Day>`event_first_care_date`.as('care_date'))
        .select([sql<string>`event_cause`.as('cause'), 'event_name as event'])
        .select([sql<number>`1`.as('covered_base_cents'), sql<number>`event_deductible_cents`.as('deductible_cents')])
        .select([sql<number>`0`.as('vaccine_package_cents'), sql<number>`0`.as('refunded_cents')])
        .select([sql<Date>`'-infinity'::timestamptz`.as('decided_at'), sql<string>`null::uuid`.as('refund_id')])
        .where('member_id', '=', member_id)
        .where('event_first_care_date', 'is not', null),
    )

/** Ceiling used before the portal, on the first day of each year, where the history of an animal's costs begins. */
export const openingCare = (db: Db, member_id: string, animal_id: string) =>
  db
    .selectFrom('opening_balances')
    .select(['insurance_year_start as care_date', 'ceiling_used_cents as ceiling_cents'])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .where('ceiling_used_cents', '>', 0)
