import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { FormerRefund } from '@coussinet/contract/refund-requests.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { NewRefund } from '../../cover/cover.ts'

/** The current refunds of a decided request, in order. */
export async function standingRefunds(db: Db, member_id: string, request_id: string) {
  return db
    .selectFrom('refunds')
    .select(['refund_id', 'animal_id', 'position', 'billed_cents', 'refunded_cents', 'earlier_paid_cents'])
    .select('care_refund_cents')
    .select(['payment_date', 'earlier_payment_date', 'paid_at', 'destination_iban', 'destination_holder'])
    .select(sql<FormerRefund['lines']>`refunds.lines`.as('lines'))
    .select(sql<FormerRefund['computation']>`refunds.computation`.as('computation'))
    .select('refunds.insurer_explanation as explanation')
    .select(sql<FormerRefund['reasons']>`refunds.reasons`.as('reasons'))
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('position')
    .execute()
}
export type StandingRefund = Awaited<ReturnType<typeof standingRefunds>>[number]

type FormerDecisionRow = {
  member_id: string
  request_id: string
  status: 'accepted' | 'rejected'
  rejection_code: RejectionReason | null
  rejection_params: RejectionParams | null
  refunds: readonly FormerRefund[]
  corrected_at: Date
  reason: string
}

/** Stores the decision that is replaced; the caller has locked the request. */
export async function keepFormerDecision(
  db: Db,
  { member_id, request_id, ...former }: FormerDecisionRow,
): Promise<void> {
  const { count } = await db
    .selectFrom('refund_corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('refund_corrections')
    .values({
      member_id,
      request_id,
      position: Number(count),
      ...former,
      rejection_params: former.rejection_params && JSON.stringify(former.rejection_params),
      refunds: JSON.stringify(former.refunds),
    })
    .execute()
}

/** Decision of a refund: its amount in cents, the day of its payment if all of it was paid, and when another one replaced it. */
export type PaidDecision = { refunded_cents: number; payment_date: Day | null; until: Date | null }

/** Decisions of a refund that others replaced, oldest first. */
export async function findFormerDecisions(
  db: Db,
  member_id: string,
  { request_id, refund_id }: { request_id: string; refund_id: string },
): Promise<PaidDecision[]> {
  const rows = await db
    .selectFrom('refund_corrections')
    .select(sql<readonly FormerRefund[]>`refunds`.as('refunds'))
    .select('corrected_at as until')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ refunds, until }) =>
    refunds
      .filter(({ id }) => id === refund_id)
      .map(({ refunded_cents, payment_date }) => ({ refunded_cents, payment_date, until })),
  )
}

export type CorrectedRefund = NewRefund & {
  earlier_paid_cents: number
  earlier_payment_date: Day | null
  payment_date: Day | null
  paid_at: Date | null
}

/** Replaces a refund with the corrected one. */
export async function replaceRefund(db: Db, { member_id, refund_id, ...corrected }: CorrectedRefund): Promise<void> {
  await db
    .updateTable('refunds')
    .set(corrected)
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .execute()
}

type ReturnedPayment = {
  member_id: string
  refund_id: string
  payment_date: Day
  amount_cents: number
  returned_on: Day
}

type RemainingPayment = {
  earlier_paid_cents: number
  /** day of the last transfer that is left; null: none is */
  earlier_payment_date: Day | null
  /** nothing is due beside what is left */
  is_paid: boolean
  at: Date
}

/** Records a returned transfer: what it paid of the refund is due again, to the account that the member has then. */
export async function noteReturn(
  db: Db,
  { member_id, refund_id, ...returned }: ReturnedPayment,
  { earlier_paid_cents, earlier_payment_date, is_paid, at }: RemainingPayment,
): Promise<void> {
  const { count } = await db
    .selectFrom('returned_payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('returned_payments')
    .values({ member_id, refund_id, position: Number(count), ...returned, noted_at: at })
    .execute()
  await db
    .updateTable('refunds')
    .set({
      ...(is_paid ? { payment_date: earlier_payment_date } : { payment_date: null, paid_at: null }),
      earlier_paid_cents,
      earlier_payment_date,
      destination_iban: null,
      destination_holder: null,
    })
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .execute()
}

/** Returned transfers of a refund, oldest first. */
export async function findReturned(db: Db, member_id: string, refund_id: string) {
  return db
    .selectFrom('returned_payments')
    .select(['payment_date', 'returned_on', 'amount_cents', 'noted_at'])
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .orderBy('position')
    .execute()
}
