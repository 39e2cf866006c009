import { addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import type { ReceiptUpsert } from '@coussinet/contract/integration/upserts/receipt.ts'
import { type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findContractSpan } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { type UpsertContext, changedFields } from '#platform/upsert.ts'
import { collectDebit } from '../receipts/collect.ts'
import { declineDebit } from '../receipts/decline.ts'
import { findAttempts } from '../receipts/receipts.store.ts'
import { type UpsertedReceipt, setReceipt } from './upserted-receipts.store.ts'

type StatusChange = {
  receipt_id: string
  present: UpsertedReceipt
  given: Omit<ReceiptUpsert, 'nevg'>
}

/** Changes the status of a contribution through the use cases that handle its effects; returns the changed fields. */
export async function changeReceiptStatus(
  tx: UnitOfWork,
  platform: UpsertContext,
  turning: StatusChange,
): Promise<string[]> {
  const { db, member_id } = tx
  const { receipt_id, present, given } = turning
  const status = given.status ?? present.status
  // A debit that was made cannot become planned again; a new one is another contribution.
  if (status === 'upcoming' && present.status !== 'upcoming')
    throw problem('conflict', { errors: { status: ['no_way_back'] } })
  const isAgain = status === 'declined' && present.status === 'declined' && given.declined_on !== undefined
  if (status === present.status && !isAgain) return correctSameStatus(tx, turning)
  if (!(await findContractSpan(db, member_id))) throw problem('conflict', { errors: { nevg: ['contract_missing'] } })
  if (status === 'paid') {
    if (!given.payment_date) throw fieldProblem('payment_date', 'required')
    await collectDebit(tx, platform, { receipt_id, means: given.means ?? 'bank_account', on: given.payment_date })
    return ['status', 'payment_date']
  }
  return decline(tx, turning)
}

/** Refuses a debit that was declined in the future, and a next attempt that members would not wait for. */
export function refuseDecline(declined_on: Day, { next_attempt_on, today }: NextAttempt): void {
  if (declined_on > today) throw fieldProblem('declined_on', 'date_future')
  if (!next_attempt_on) return
  const isAfter = next_attempt_on > declined_on && next_attempt_on <= addMonths(declined_on, longestWait)
  if (!isAfter) throw fieldProblem('next_attempt_on', 'date_order')
}

type NextAttempt = { next_attempt_on: Day | null | undefined; today: Day }

/** months after a declined debit: by the rule it is ten days (domain rules §4.5) */
const longestWait = 12

async function decline(tx: UnitOfWork, { receipt_id, present, given }: StatusChange): Promise<string[]> {
  const { at } = tx
  const { decline_code: code, next_attempt_on, declined_on: on = present.due_date } = given
  if (!code) throw fieldProblem('decline_code', 'required')
  refuseDecline(on, { next_attempt_on, today: today(at) })
  const isNew = await declineDebit(tx, { receipt_id, code, on, next_attempt_on })
  return isNew ? ['status', 'decline_code'] : []
}

async function correctSameStatus(
  { db, member_id, at }: UnitOfWork,
  { receipt_id, present, given: { payment_date, decline_code, next_attempt_on } }: StatusChange,
): Promise<string[]> {
  if (present.status === 'declined' && next_attempt_on) {
    const last = (await findAttempts(db, member_id, receipt_id)).findLast(({ outcome }) => outcome === 'declined')
    refuseDecline(last?.on ?? present.due_date, { next_attempt_on, today: today(at) })
  }
  const correctable = {
    paid: { payment_date: payment_date ?? undefined },
    declined: { decline_code: decline_code ?? undefined, next_attempt_on },
    upcoming: {},
  }[present.status]
  const changed = changedFields(present, correctable)
  if (Object.keys(changed).length > 0) await setReceipt(db, { member_id, receipt_id }, changed)
  return Object.keys(changed)
}
