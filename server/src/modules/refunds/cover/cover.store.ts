import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { notOfThePortal } from './refunds.store.ts'

const decidedParts = (db: Db, member_id: string) =>
  db
    .selectFrom('refunds')
    .select([
      'animal_id',
      'request_id',
      'care_date',
      'cause',
      'event',
      'subtotal_cents as covered_base_cents',
      'deductible_cents',
      'vaccine_refund_cents as vaccine_package_cents',
      'refunded_cents',
      'decided_at',
      'refund_id',
    ])
    .where('member_id', '=', member_id)
    // The opening balance already contains imported past refunds.
    .where(({ not }) => not(notOfThePortal))

/** Decided parts of animals, paid or not, in the order of the decisions, after the amounts used before the portal. */
export async function findDecidedParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom(decidedParts(db, member_id).unionAll(openingParts(db, member_id)).as('parts'))
    .select(['animal_id', 'request_id', 'care_date', 'cause', 'event', 'covered_base_cents', 'deductible_cents'])
    .select(['vaccine_package_cents', 'refunded_cents', 'refund_id'])
    .where(anyOf('animal_id', animal_ids))
    .orderBy('decided_at')
    .orderBy('refund_id')
    .$narrowType<{ cause: Cause }>()
    .execute()
}

/** Parts of an animal's decided requests, paid or not, by day of care, after the ceiling used before the portal. */
export async function findDecidedCare(db: Db, member_id: string, animal_id: string) {
  const decided = await db
    .selectFrom('refunds')
    .select(['care_date', 'care_refund_cents as ceiling_cents', sql<RefundLine[]>`refunds.lines`.as('lines')])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .orderBy('care_date')
    .orderBy('refund_id')
    .execute()
  const before = await openingCare(db, member_id, animal_id).execute()
  return [...before.map((care) => ({ ...care, lines: [] as RefundLine[] })), ...decided]
}

/**
 * Decided parts of animals with their lines, paid or not, in the order of the decisions; imported past refunds
 * included.
 */
export async function findPartsToReplay(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .leftJoin('refund_requests', (join) =>
      join
        .on('refund_requests.member_id', '=', member_id)
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select(['refunds.animal_id', 'refunds.care_date', 'refunds.event', 'refund_requests.first_symptoms_on'])
    .select(['billed_cents', 'subtotal_cents as covered_base_cents', 'deductible_cents'])
    .select(['vaccine_refund_cents as vaccine_package_cents', 'refunded_cents'])
    .select(sql<Cause>`refunds.cause`.as('cause'))
    .select(sql<RefundLine[]>`refunds.lines`.as('lines'))
    .select(sql<boolean>`refunds.computation is not null`.as('is_reckoned'))
    .select(sql<boolean>`${notOfThePortal}`.as('before_portal'))
    .where('refunds.member_id', '=', member_id)
    .where(anyOf('refunds.animal_id', animal_ids))
    .orderBy('refunds.decided_at')
    .orderBy('refunds.refund_id')
    .execute()
}
export type PartToReplay = Awaited<ReturnType<typeof findPartsToReplay>>[number]

/** Amounts used before the portal, in the form of decided parts. */
export async function findOpeningParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom(openingParts(db, member_id).as('parts'))
    .select(['animal_id', 'care_date', 'cause', 'event', 'covered_base_cents', 'deductible_cents'])
    .select(['vaccine_package_cents', 'refunded_cents'])
    .where(anyOf('animal_id', animal_ids))
    .$narrowType<{ cause: Cause }>()
    .execute()
}

export type Reservation = {
  quote_id: string
  animal_id: string
  insurance_year: Day
  reserved_cents: number
  reserved_package_cents: number
}

/**
 * Amounts that agreements reserve today from the ceilings and packages of animals, in the form of decided parts: agreements whose last day
 * has not passed, and those that a filed request uses. Expired ones that the job has not ended yet do not count.
 */
const reservedParts = (db: Db, member_id: string, today: Day) =>
  db
    .selectFrom('quotes')
    .select([sql<string>`animal_id`.as('animal_id'), sql<string>`null::uuid`.as('request_id')])
    .select([sql<Day>`insurance_year`.as('care_date'), sql<string>`'illness'`.as('cause')])
    .select([sql<string | null>`null::text`.as('event'), sql<number>`0`.as('covered_base_cents')])
    .select(sql<number>`0`.as('deductible_cents'))
    .select(sql<number>`reserved_package_cents`.as('vaccine_package_cents'))
    .select(sql<number>`reserved_cents + reserved_package_cents`.as('refunded_cents'))
    .select([sql<Date>`'infinity'::timestamptz`.as('decided_at'), 'quote_id as refund_id'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'answered')
    .where((row) => row.or([row('request_id', 'is not', null), row('valid_until', '>=', today)]))

/**
 * The decided parts of animals and what is reserved for them today, by one statement: a decision under an agreement
 * turns one into the other, and who reads without a lock must see the amount once.
 */
export async function findTakenParts(db: Db, member_id: string, animal_ids: readonly string[], today: Day) {
  if (animal_ids.length === 0) return { decided: [], reserved: [] }
  const parts = decidedParts(db, member_id)
    .unionAll(openingParts(db, member_id))
    .unionAll(reservedParts(db, member_id, today))
  const rows = await db
    .selectFrom(parts.as('parts'))
    .select(['animal_id', 'request_id', 'care_date', 'cause', 'event', 'covered_base_cents', 'deductible_cents'])
    .select(['vaccine_package_cents', 'refunded_cents', 'refund_id'])
    .select(sql<boolean>`decided_at = 'infinity'`.as('is_reserved'))
    .where(anyOf('animal_id', animal_ids))
    .orderBy('decided_at')
    .orderBy('refund_id')
    .$narrowType<{ cause: Cause }>()
    .execute()
  const reserved = rows.filter(({ is_reserved }) => is_reserved)
  return {
    decided: rows.filter(({ is_reserved }) => !is_reserved),
    reserved: reserved.map(
      ({ refund_id: quote_id, animal_id, care_date, refunded_cents, vaccine_package_cents }): Reservation => ({
        quote_id,
        animal_id,
        insurance_year: care_date,
        reserved_cents: refunded_cents - vaccine_package_cents,
        reserved_package_cents: vaccine_package_cents,
      }),
    ),
  }
}

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
const openingParts = (db: Db, member_id: string) =>
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
const openingCare = (db: Db, member_id: string, animal_id: string) =>
  db
    .selectFrom('opening_balances')
    .select(['insurance_year_start as care_date', 'ceiling_used_cents as ceiling_cents'])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .where('ceiling_used_cents', '>', 0)
