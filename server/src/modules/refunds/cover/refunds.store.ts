import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import { findAnimalName } from '#modules/policy/policy.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { compiledOnce } from '#platform/db/compiled-once.ts'
import type { DayPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'

/** One of the member's refunds; undefined if there is none. */
export async function findAnyRefund(db: Db, member_id: string) {
  return db.selectFrom('refunds').select('refund_id').where('member_id', '=', member_id).limit(1).executeTakeFirst()
}

export async function findRefundsOfRequests(db: Db, member_id: string, request_ids: string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .select([
      'request_id',
      'refund_id',
      'animal_id',
      'refunded_cents',
      'earlier_paid_cents',
      'payment_date',
      'destination_iban',
      'destination_holder',
      'decided_at',
    ])
    .select(kindsOfLines.as('care_kinds'))
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .orderBy('position')
    .execute()
}

export type RefundFilter = { animal_id?: string; from?: Day; to?: Day; after?: DayPosition; limit: number }

const summary = [
  'refund_id',
  'request_id',
  'tracking_reference',
  'animal_id',
  'care_date',
  'payment_date',
  'billed_cents',
  'subtotal_cents',
  'refunded_cents',
  'earlier_paid_cents',
] as const

export const kindsOfLines = sql<CareKind[]>`jsonb_path_query_array(refunds.lines, '$[*].care_kind')`

/** Condition for imported past refunds, which were not decided here. */
export const notOfThePortal = sql<boolean>`(refunds.computation is null and refunds.insurer_explanation is null)`

const summaries = (db: Db, member_id: string) =>
  db
    .selectFrom('refunds')
    .select(summary)
    .select(findAnimalName(member_id, 'refunds.animal_id').as('animal_name'))
    .select(kindsOfLines.as('care_kinds'))
    .select(sql<boolean>`${notOfThePortal}`.as('before_portal'))
    .where('member_id', '=', member_id)

/** A page of the member's refunds, newest care first, after a cursor; the last page is as fast as the first. */
export async function findRefunds(db: Db, member_id: string, { animal_id, from, to, after, limit }: RefundFilter) {
  return pageOfRefunds(db, { member_id, animal_id, from, to, after_day: after?.day, after_id: after?.id, limit })
}

type RefundPage = {
  member_id: string
  animal_id: string | undefined
  from: Day | undefined
  to: Day | undefined
  after_day: Day | undefined
  after_id: string | undefined
  limit: number
}

const pageOfRefunds = compiledOnce((db, { member_id, animal_id, from, to, after_day, after_id, limit }: RefundPage) => {
  let query = summaries(db, member_id)
    .orderBy('refunds.care_date', 'desc')
    .orderBy('refunds.refund_id', 'desc')
    .limit(limit)
  if (animal_id) query = query.where('refunds.animal_id', '=', animal_id)
  if (from) query = query.where('refunds.care_date', '>=', from)
  if (to) query = query.where('refunds.care_date', '<=', to)
  if (after_day)
    query = query.where(sql<boolean>`(refunds.care_date, refunds.refund_id) < (${after_day}::date, ${after_id}::uuid)`)
  return query
})
export type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number]

export async function findDecision(db: Db, member_id: string, refund_id: string) {
  return db
    .selectFrom('refunds')
    .select(['animal_id', 'care_date', 'decided_at'])
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .executeTakeFirst()
}

/** The assessed lines, with the invoice's own label or an empty one. */
export async function findRefund(db: Db, member_id: string, refund_id: string) {
  return summaries(db, member_id)
    .select(['refunds.invoice_number', 'refunds.destination_iban', 'refunds.destination_holder'])
    .select('refunds.insurer_explanation as explanation')
    .select([
      sql<RefundLine[]>`refunds.lines`.as('lines'),
      sql<Computation | null>`refunds.computation`.as('computation'),
      sql<RejectionReason[]>`refunds.reasons`.as('reasons'),
    ])
    .where('refunds.refund_id', '=', refund_id)
    .executeTakeFirst()
}

export type NewRefund = {
  member_id: string
  refund_id: string
  request_id: string
  animal_id: string
  position: number
  tracking_reference: string
  invoice_number: string | null
  care_date: Day
  cause: Cause
  event: string | null
  insurance_year: Day | null
  billed_cents: number
  subtotal_cents: number
  deductible_cents: number
  care_refund_cents: number
  vaccine_refund_cents: number
  refunded_cents: number
  lines: string
  computation: string | null
  insurer_explanation: string | null
  reasons: string
  destination_iban: string | null
  destination_holder: string | null
  decided_at: Date
}

export async function insertRefunds(db: Db, refunds: NewRefund[]): Promise<void> {
  if (refunds.length > 0) await db.insertInto('refunds').values(refunds).execute()
}

/** The request of a refund, to lock it before the refund. */
export async function findRequestOfRefund(db: Db, member_id: string, refund_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select('request_id')
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .executeTakeFirst()
  return row?.request_id ?? null
}

type RefundPayment = {
  member_id: string
  refund_id: string
  payment_date: Day
  paid_at: Date
  account?: { iban: string; holder: string }
}

export async function setPayment(
  db: Db,
  { member_id, refund_id, payment_date, paid_at, account }: RefundPayment,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({
      payment_date,
      paid_at,
      ...(account ? { destination_iban: account.iban, destination_holder: account.holder } : {}),
    })
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .where('payment_date', 'is', null)
    .execute()
}

/** The member's refunds that a calendar year may count: paid in it, paid before a correction, or decided as zero around it. */
export async function findRefundsAround(db: Db, member_id: string, year: number) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return db
    .selectFrom('refunds')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refunds.member_id')
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select([
      'refund_id',
      'refunds.request_id',
      'animal_id',
      'refunds.tracking_reference',
      'refunds.invoice_number',
      'refunds.care_date',
      'refunds.decided_at',
      'payment_date',
      'refunded_cents',
      'earlier_paid_cents',
      'earlier_payment_date',
      'vet_name',
      'refund_requests.before_portal',
    ])
    .select(sql<RefundLine[]>`refunds.lines`.as('lines'))
    .where('refunds.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where(({ eb, and, or }) =>
      or([
        and([eb('payment_date', '>=', first), eb('payment_date', '<=', last)]),
        eb('earlier_paid_cents', '>', 0),
        and([
          eb('refunded_cents', '=', 0),
          eb('refunds.decided_at', '>=', new Date(addDays(first, -1))),
          eb('refunds.decided_at', '<', new Date(addDays(last, 2))),
        ]),
      ]),
    )
    .orderBy('refunds.care_date')
    .orderBy('refund_id')
    .execute()
}

export type RefundAround = Awaited<ReturnType<typeof findRefundsAround>>[number]
