import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { DeclineCode } from '@coussinet/contract/domain/payments.ts'
import type { Receipt, ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ContractSpan } from '#modules/policy/policy.ts'
import type { DayPosition } from '#platform/db/cursor.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import { unpaidMonths } from '../mandates/unpaid-contributions.ts'
import type { CollectingMandate } from './collected-on.ts'

const columns = [
  'receipt_id as id',
  'issue_date',
  'due_date',
  'month',
  'amount_cents',
  'status',
  'payment_date',
  'decline_code',
  'next_attempt_on',
] as const

const receiptsOf = (db: Db, member_id: string) =>
  db
    .selectFrom('receipts')
    .select(columns)
    .where('member_id', '=', member_id)
    .$narrowType<Pick<Receipt, 'status' | 'decline_code'>>()

const isDue = (span: ContractSpan | null) => {
  const { effective_date = null, last_day = null } = span ?? {}
  return sql<boolean>`(status <> 'upcoming' or ${last_day}::date is null or greatest((month || '-01')::date, ${effective_date}::date) <= ${last_day}::date)`
}

type ReceiptPage = { after?: DayPosition; limit: number; span: ContractSpan | null }

/**
 * A page of the member's contributions, newest first, after a cursor; no future ones for months after the contract's
 * last day.
 */
export async function findReceipts(db: Db, member_id: string, { after, limit, span }: ReceiptPage) {
  const query = receiptsOf(db, member_id)
    .where(isDue(span))
    .orderBy('issue_date', 'desc')
    .orderBy('receipt_id', 'desc')
    .limit(limit)
  return after
    ? query.where(sql<boolean>`(issue_date, receipt_id) < (${after.day}::date, ${after.id}::uuid)`).execute()
    : query.execute()
}

type ReceiptSearch<Beside> = Omit<ReceiptPage, 'after'> & {
  /** part of another module's data, selected by the same statement */
  beside: RawBuilder<Beside>
}

/**
 * The member's contributions as search needs them, newest first, and when the mandate in use was signed, null for none,
 * in one statement.
 */
export async function findSearchable<Beside>(
  db: Db,
  member_id: string,
  { limit, span, beside }: ReceiptSearch<Beside>,
) {
  const found = await db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('receipts')
          .select(['receipt_id as id', 'due_date', 'month', 'amount_cents', 'status', 'payment_date', 'decline_code'])
          .where('member_id', '=', member_id)
          .where(isDue(span))
          .orderBy('issue_date', 'desc')
          .orderBy('receipt_id', 'desc')
          .limit(limit)
          .$narrowType<Pick<Receipt, 'status' | 'decline_code'>>(),
      ).as('receipts'),
      jsonObjectFrom(
        selectFrom('mandates')
          .select(['signed_at', 'created_at'])
          .where('member_id', '=', member_id)
          .where('status', '=', 'active')
          .orderBy('created_at', 'desc')
          .limit(1),
      ).as('mandate'),
      beside.as('beside'),
    ])
    .executeTakeFirstOrThrow()
  const { receipts, mandate } = found
  return {
    beside: found.beside,
    receipts,
    mandate: mandate && { signed_at: parseMoment(mandate.signed_at), created_at: parseMoment(mandate.created_at) },
  }
}

export async function findReceipt(db: Db, member_id: string, receipt_id: string) {
  return receiptsOf(db, member_id).where('receipt_id', '=', receipt_id).executeTakeFirst()
}

/** The member's contributions among `receipt_ids`; `forUpdate` locks them. */
export async function findChosen(
  db: Db,
  member_id: string,
  receipt_ids: readonly string[],
  { forUpdate = false }: RowLock = {},
) {
  const query = receiptsOf(db, member_id)
    .where('receipt_id', 'in', receipt_ids)
    .orderBy('issue_date')
    .orderBy('receipt_id')
  return forUpdate ? query.forUpdate().execute() : query.execute()
}
export type ReceiptRow = Awaited<ReturnType<typeof findChosen>>[number]

/** Attempts to collect a contribution, first one first. */
export async function findAttempts(db: Db, member_id: string, receipt_id: string) {
  return db
    .selectFrom('receipt_attempts')
    .select(['on_day as on', 'means', 'outcome', 'decline_code'])
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .orderBy('position')
    .$narrowType<ReceiptDetail['attempts'][number]>()
    .execute()
}

/** Debits to come; for a declined contribution, its second attempt, if there is one. */
export async function findPlanned(db: Db, member_id: string) {
  return db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'next_attempt_on', 'status'])
    .where('member_id', '=', member_id)
    .where('status', 'in', ['upcoming', 'declined'])
    .execute()
}

type UnpaidContributions = { unpaid: number; unpaid_cents: number; oldest_due_date: Day | null }

/** Counts and adds up the declined contributions still owed, and finds the oldest due day, null for none. */
export async function countUnpaid(db: Db, member_id: string): Promise<UnpaidContributions> {
  const { unpaid, unpaid_cents, oldest_due_date } = await db
    .selectFrom('receipts')
    .select(({ fn }) => [
      fn.countAll<string>().as('unpaid'),
      fn.coalesce(fn.sum<string>('amount_cents'), sql.lit(0)).as('unpaid_cents'),
      fn.min('due_date').as('oldest_due_date'),
    ])
    .where('member_id', '=', member_id)
    .where('status', '=', 'declined')
    .$castTo<Record<'unpaid' | 'unpaid_cents', string> & Pick<UnpaidContributions, 'oldest_due_date'>>()
    .executeTakeFirstOrThrow()
  return { unpaid: Number(unpaid), unpaid_cents: Number(unpaid_cents), oldest_due_date }
}

type ReceiptPayment = { member_id: string; receipt_id: string; on: Day }

type ReceiptAttempt = ReceiptDetail['attempts'][number]

/** Marks a contribution paid and appends the attempt; an earlier card payment does not pay it any more. */
export async function setPaid(
  db: Db,
  { member_id, receipt_id, on, means }: ReceiptPayment & Pick<ReceiptAttempt, 'means'>,
): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ status: 'paid', payment_date: on, decline_code: null, next_attempt_on: null })
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .execute()
  await db
    .updateTable('card_payment_receipts')
    .set({ standing: null })
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .where('standing', '=', 'paid')
    .execute()
  await addAttempt(db, { member_id, receipt_id, on, means, outcome: 'paid', decline_code: null })
}

type DeclinedDebit = ReceiptPayment & {
  decline_code: DeclineCode
  next_attempt_on: Day | null
  means: ReceiptAttempt['means']
}

/** Marks a contribution declined and appends the attempt. */
export async function setDeclined(
  db: Db,
  { member_id, receipt_id, on, means, decline_code, next_attempt_on }: DeclinedDebit,
): Promise<void> {
  await db
    .updateTable('receipts')
    .set({ status: 'declined', payment_date: null, decline_code, next_attempt_on })
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .execute()
  await addAttempt(db, { member_id, receipt_id, on, means, outcome: 'declined', decline_code })
}

async function addAttempt(
  db: Db,
  { member_id, receipt_id, on: on_day, means, outcome, decline_code }: ReceiptPayment & ReceiptAttempt,
): Promise<void> {
  const { last } = await db
    .selectFrom('receipt_attempts')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .$castTo<{ last: number | null }>()
    .executeTakeFirstOrThrow()
  await db
    .insertInto('receipt_attempts')
    .values({ member_id, receipt_id, position: last === null ? 0 : last + 1, on_day, means, outcome, decline_code })
    .execute()
}

/** A paid contribution with the payment method; undefined for any other. */
export async function findPaidReceipt(db: Db, member_id: string, receipt_id: string) {
  return db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'amount_cents', 'payment_date'])
    .select((select) =>
      select
        .selectFrom('receipt_attempts')
        .select('means')
        .whereRef('receipt_attempts.receipt_id', '=', 'receipts.receipt_id')
        .where('receipt_attempts.member_id', '=', member_id)
        .where('outcome', '=', 'paid')
        .orderBy('position', 'desc')
        .limit(1)
        .$narrowType<{ means: 'bank_account' | 'card' }>()
        .as('means'),
    )
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .where('status', '=', 'paid')
    .$narrowType<{ payment_date: Day }>()
    .executeTakeFirst()
}

export type PaidReceipt = NonNullable<Awaited<ReturnType<typeof findPaidReceipt>>>

/** Cards stored for the contributions, newest first; none if this one was paid on the payment provider's own page. */
export async function findCardsOf(db: Db, member_id: string, receipt_id: string) {
  const byHand = await db
    .selectFrom('card_payment_receipts')
    .innerJoin('card_payments', (join) =>
      join
        .onRef('card_payments.member_id', '=', 'card_payment_receipts.member_id')
        .onRef('card_payments.card_payment_id', '=', 'card_payment_receipts.card_payment_id'),
    )
    .select('card_payments.card_payment_id')
    .where('card_payment_receipts.member_id', '=', member_id)
    .where('card_payments.member_id', '=', member_id)
    .where('card_payment_receipts.receipt_id', '=', receipt_id)
    .where('card_payments.status', '=', 'paid')
    .executeTakeFirst()
  if (byHand) return []
  return db
    .selectFrom('payment_cards')
    .select(['brand', 'last4', 'created_at'])
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Contributions due or tried again on `since` or later. */
export async function findContributions(db: Db, member_id: string, since: Day) {
  return db
    .selectFrom('receipts')
    .select(['receipt_id', 'month', 'due_date', 'amount_cents', 'status', 'next_attempt_on'])
    .where('member_id', '=', member_id)
    .where((row) => row.or([row('due_date', '>=', since), row('next_attempt_on', '>=', since)]))
    .orderBy('due_date')
    .execute()
}

/** Declined contributions collected by the mandate in use; null for none. */
export async function findCollecting(db: Db, member_id: string): Promise<CollectingMandate | null> {
  const mandate = await db
    .selectFrom('mandates')
    .select(['unpaid', 'signed_at', 'first_debit_on'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .where('collect_unpaid', '=', true)
    .executeTakeFirst()
  if (!mandate?.signed_at) return null
  return {
    months: unpaidMonths(mandate.unpaid),
    signed_on: toLocalDay(mandate.signed_at),
    first_debit_on: mandate.first_debit_on,
  }
}
