import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { openingCare, openingParts } from './opening-balances/opening-balances.store.ts'
import { notOfThePortal } from './refunds.store.ts'

/** Decided parts of animals, paid or not, in the order of the decisions, after the amounts used before the portal. */
export async function findDecidedParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  const decided = db
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
  return db
    .selectFrom(decided.unionAll(openingParts(db, member_id)).as('parts'))
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

/**
 * Amounts that agreements reserve today from the ceilings and packages of animals: agreements whose last day has not passed, and those that
 * a filed request uses. Expired ones that the job has not ended yet do not count.
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
