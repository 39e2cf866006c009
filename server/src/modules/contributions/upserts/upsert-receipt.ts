import { addMonths, type Day, today } from '@coussinet/contract/domain/days.ts'
import { neededOfReceipt, type ReceiptUpsert } from '@coussinet/contract/integration/upserts/receipt.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { createUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findContract, upsertByExternalId } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  auditUpsert,
  type UpsertAuthor,
  type UpsertContext,
  requireFields,
  changedFields,
  unchanged,
} from '#platform/upsert.ts'
import { payOff } from '../receipts/pay-off.ts'
import { reviseDebitNotice } from '../schedule/debit-pre-notifications.ts'
import { changeReceiptStatus, refuseDecline } from './change-receipt-status.ts'
import {
  type UpsertedReceipt,
  findUpsertedReceipt,
  insertReceipt,
  receiptOfMonth,
  setReceipt,
} from './upserted-receipts.store.ts'

type UpsertInput = ReceiptUpsert & { id: string }
type GivenReceipt = Omit<ReceiptUpsert, 'nevg'>

/**
 * Writes a contribution from the insurer's books. A new one is stored without notice, as it may be years old; a change
 * of a stored one notifies the member.
 */
export async function upsertReceipt(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id: receipt_id, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const { db, clock } = platform
  const member_id = await requireMemberByNevg(db, nevg)
  return upsertByExternalId(db, {
    kind: 'receipt',
    name: receipt_id,
    member_id,
    find: (db, bearer, lock) => findUpsertedReceipt(db, { member_id: bearer, receipt_id }, lock),
    write: (db, present) => write(db, platform, { member_id, receipt_id, given, present, by, at: clock() }),
  })
}

type ReceiptUpsertInput = {
  member_id: string
  receipt_id: string
  given: GivenReceipt
  present: UpsertedReceipt | undefined
  by: UpsertAuthor
  at: Date
}

async function write(
  db: Db,
  platform: UpsertContext,
  { member_id, receipt_id, given, present, by, at }: ReceiptUpsertInput,
): Promise<UpsertResult> {
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  const keys = { member_id, receipt_id }
  const auditEntry = { ...keys, kind: 'receipt', subject_id: receipt_id, by, at } as const
  const month = given.month ?? present?.month
  refuseDays(given, { month, today: today(at) })
  const ofMonth = month === undefined || month === present?.month ? null : await receiptOfMonth(db, member_id, month)
  if (ofMonth !== null && ofMonth !== receipt_id) throw problem('conflict', { errors: { month: ['month_used'] } })
  if (!present) {
    const made = toNewReceipt(given, today(at))
    await insertReceipt(db, keys, made, given.attempts ?? initialAttempts(made, given))
    await auditUpsert(db, { ...auditEntry, fields: [], created: true, topics: ['receipts'] })
    return { result: 'created' }
  }
  // The status depends on these fields, so they are written before it.
  const { month: of, issue_date, due_date, amount_cents } = given
  const changed = changedFields(present, { month: of, issue_date, due_date, amount_cents })
  if (Object.keys(changed).length > 0) await setReceipt(db, keys, changed)
  if (present.status === 'declined' && changed.amount_cents !== undefined)
    await correctDue(tx, present.amount_cents - changed.amount_cents)
  const turned = await changeReceiptStatus(tx, platform, { receipt_id, present: { ...present, ...changed }, given })
  if (changed.due_date !== undefined || changed.amount_cents !== undefined)
    await reviseDebitNotice(tx, { receipt_id, was: present, is_called_off: changed.amount_cents === 0 })
  const fields = [...Object.keys(changed), ...turned]
  if (fields.length === 0) return unchanged
  await auditUpsert(db, { ...auditEntry, fields, created: false, topics: ['receipts', 'payment-methods'] })
  return { result: 'changed' }
}

/** Reduces what is due by as much as a declined contribution turned out lower. */
async function correctDue({ db, member_id, at, announce }: UnitOfWork, less_cents: number): Promise<void> {
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract) return
  const { amount_due_cents: due_cents } = contract
  const { amount_due_cents } = await payOff(db, { member_id, due_cents, paid_cents: less_cents, on: today(at) })
  if (amount_due_cents !== due_cents) await announce('profile')
}

// Who pays a year ahead pays its last month eleven months early.
const monthsAhead = 12

/** Refuses days of payments and attempts in the future, and any day more than a year before its month. */
function refuseDays(given: GivenReceipt, { month, today }: { month: string | undefined; today: string }): void {
  const earliest = month === undefined ? null : addMonths(`${month}-01`, -monthsAhead)
  const refuse = (field: string, day: string | null | undefined, latest: string | null) => {
    if (!day) return
    if (latest !== null && day > latest) throw fieldProblem(field, 'date_future')
    if (earliest !== null && day < earliest) throw fieldProblem(field, 'date_order')
  }
  refuse('payment_date', given.payment_date, today)
  refuse('declined_on', given.declined_on, today)
  for (const { on } of given.attempts ?? []) refuse('attempts', on, today)
  refuse('issue_date', given.issue_date, null)
  refuse('due_date', given.due_date, null)
}

function toNewReceipt(given: GivenReceipt, today: Day): UpsertedReceipt {
  requireFields(given, neededOfReceipt)
  const { month = '', issue_date = '', due_date = '', amount_cents = 0, status = 'upcoming' } = given
  const { payment_date = null, decline_code = null, next_attempt_on = null } = given
  if (status === 'paid' && payment_date === null) throw fieldProblem('payment_date', 'required')
  if (status === 'declined' && decline_code === null) throw fieldProblem('decline_code', 'required')
  const [isPaid, isDeclined] = [status === 'paid', status === 'declined']
  if (isDeclined) refuseDecline(given.declined_on ?? due_date, { next_attempt_on, today })
  return {
    month,
    issue_date,
    due_date,
    amount_cents,
    status,
    payment_date: isPaid ? payment_date : null,
    decline_code: isDeclined ? decline_code : null,
    next_attempt_on: isDeclined ? next_attempt_on : null,
  }
}

/** Attempts of a new receipt that has none of its own. */
function initialAttempts(
  { status, due_date, payment_date, decline_code }: UpsertedReceipt,
  { means = 'bank_account', declined_on }: GivenReceipt,
) {
  if (status === 'paid') return [{ on: payment_date ?? due_date, means, outcome: 'paid' as const, decline_code: null }]
  return status === 'declined'
    ? [{ on: declined_on ?? due_date, means, outcome: 'declined' as const, decline_code }]
    : []
}
