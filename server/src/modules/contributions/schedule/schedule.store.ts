import type { Day } from '@coussinet/contract/domain/days.ts'
import { findInsuredPrices, findContractSpan } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { DueDayRevision, DueDays } from './due-days.ts'

/** The contract's due day and earlier ones; null before the contract. */
export async function findDueDays(db: Db, member_id: string): Promise<Required<DueDays> | null> {
  const span = await findContractSpan(db, member_id)
  return span && { due_day: span.due_day, due_day_revisions: await findRevisions(db, member_id) }
}

async function findRevisions(db: Db, member_id: string): Promise<DueDayRevision[]> {
  return db
    .selectFrom('due_day_revisions')
    .select(['from_month', 'old_due_day', 'new_due_day'])
    .where('member_id', '=', member_id)
    .execute()
}

/**
 * Data for the coming debits: the contract's due day and days, the animals with their prices; null before the contract.
 */
export async function findTerms(db: Db, member_id: string) {
  const span = await findContractSpan(db, member_id)
  if (!span) return null
  const dueDays = { due_day: span.due_day, due_day_revisions: await findRevisions(db, member_id) }
  return { dueDays, span, animals: await findInsuredPrices(db, member_id) }
}

/** The stored contributions of these months (YYYY-MM). */
export async function findMonths(db: Db, member_id: string, months: readonly string[]) {
  return db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'status'])
    .where('member_id', '=', member_id)
    .where('month', 'in', months)
    .execute()
}

/** The stored contributions from a month (YYYY-MM) on, by month. */
export async function findMonthsFrom(db: Db, member_id: string, month: string) {
  return db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'amount_cents', 'status'])
    .where('member_id', '=', member_id)
    .where('month', '>=', month)
    .orderBy('month')
    .execute()
}

type Revision = { member_id: string; from_month: string; old_due_day: number; new_due_day: number }

/** Sets the due day from that month on and replaces later changes; writes no row if it is unchanged. */
export async function reviseDueDay(db: Db, revision: Revision): Promise<void> {
  const { member_id, from_month, old_due_day, new_due_day } = revision
  await db
    .deleteFrom('due_day_revisions')
    .where('member_id', '=', member_id)
    .where('from_month', '>=', from_month)
    .execute()
  if (old_due_day !== new_due_day) await db.insertInto('due_day_revisions').values(revision).execute()
}

/** Locks the debits planned from that month on. */
export async function lockPlannedDebits(db: Db, member_id: string, from_month: string) {
  return db
    .selectFrom('receipts')
    .select(['receipt_id', 'month', 'issue_date', 'due_date'])
    .where('member_id', '=', member_id)
    .where('status', '=', 'upcoming')
    .where('month', '>=', from_month)
    .orderBy('month')
    .forUpdate()
    .execute()
}

type MovedReceipt = { member_id: string; receipt_id: string; due_date: Day; issue_date: Day }

export async function movePlannedDebit(db: Db, { member_id, receipt_id, ...days }: MovedReceipt): Promise<void> {
  await db
    .updateTable('receipts')
    .set(days)
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .execute()
}

/** The stored contributions of a calendar year, and the last stored month of all. */
export async function findKnown(db: Db, member_id: string, year: number) {
  const own = db.selectFrom('receipts').where('member_id', '=', member_id)
  const known = await own
    .select(['month', 'due_date', 'amount_cents', 'status'])
    .where('month', 'like', `${year}-%`)
    .orderBy('month')
    .execute()
  const { last_month } = await own
    .select(({ fn }) => fn.max('month').as('last_month'))
    .$castTo<{ last_month: string | null }>()
    .executeTakeFirstOrThrow()
  return { known, last_month }
}
