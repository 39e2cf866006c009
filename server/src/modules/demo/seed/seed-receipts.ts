import type { Db } from '#platform/db/db.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { memberOf, type SeedReceipt, seedReceipts } from './seed-rows.ts'

const namesOf = ({ member, month }: SeedReceipt) => ({
  member_id: demoId(member),
  receipt_id: demoId(`receipt ${member} ${month}`),
})

/** Writes the contributions with what was tried for each. */
export async function insertReceipts(db: Db, time: DemoTime): Promise<void> {
  const receipts = seedReceipts.map((receipt) => receiptRow(receipt, time))
  if (receipts.length > 0) await db.insertInto('receipts').values(receipts).execute()
  const attempts = seedReceipts.flatMap((receipt) => attemptRows(receipt, time))
  if (attempts.length > 0) await db.insertInto('receipt_attempts').values(attempts).execute()
}

function receiptRow(receipt: SeedReceipt, time: DemoTime) {
  const { member, month, issue_date, amount_cents, status, payment_date, decline_code, next_attempt_on } = receipt
  const contract = memberOf(member)
  // Past receipts follow the days that passed; planned ones follow the contract.
  const debit =
    status === 'upcoming'
      ? time.planned(month, contract)
      : { month: time.month(month, contract.due_day), on: time.day(issue_date) }
  return {
    ...namesOf(receipt),
    month: debit.month,
    issue_date: debit.on,
    due_date: debit.on,
    amount_cents,
    status,
    payment_date: payment_date && time.day(payment_date),
    decline_code,
    next_attempt_on: next_attempt_on && time.day(next_attempt_on),
  }
}

function attemptRows(receipt: SeedReceipt, time: DemoTime) {
  const usual = memberOf(receipt.member).debit.mode === 'card' ? 'card' : 'bank_account'
  return receipt.attempts.map(([on, decline_code, means = usual], position) => ({
    ...namesOf(receipt),
    position,
    on_day: time.day(on),
    means,
    outcome: decline_code === null ? 'paid' : 'declined',
    decline_code,
  }))
}
