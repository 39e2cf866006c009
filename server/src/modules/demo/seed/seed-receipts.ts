import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import { debitDay } from '#modules/contributions/contributions.ts'
import type { Db } from '#platform/db/db.ts'
import { bankDayFrom } from '#platform/time/bank-days.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { getSeedMember, type SeedReceipt, seedReceipts } from './seed-rows.ts'

const namesOf = ({ member, month }: SeedReceipt) => ({
  member_id: demoId(member),
  receipt_id: demoId(`receipt ${member} ${month}`),
})

/** Writes the contributions with what was tried for each. */
export async function insertReceipts(db: Db, time: DemoTime): Promise<void> {
  const receipts = seedReceipts
    .map((receipt): MovedSeedReceipt => ({ receipt, debit: getSeedDebit(receipt, time) }))
    .filter(({ receipt, debit }) => debit.on >= time.day(getSeedMember(receipt.member).effective_date))
  if (receipts.length > 0)
    await db
      .insertInto('receipts')
      .values(receipts.map((moved) => receiptRow(moved, receipts, time)))
      .execute()
  const attempts = receipts.flatMap(attemptRows)
  if (attempts.length > 0) await db.insertInto('receipt_attempts').values(attempts).execute()
}

type SeedDebit = { month: string; on: Day }
type MovedSeedReceipt = { receipt: SeedReceipt; debit: SeedDebit }

/** Debit of a contribution on its due day, whether it was or is planned. */
export function getSeedDebit({ member, month, status }: SeedReceipt, time: DemoTime): SeedDebit {
  const contract = getSeedMember(member)
  if (status === 'upcoming') return time.planned(month, contract)
  const moved = time.month(month, contract.due_day)
  return { month: moved, on: debitDay(moved, contract.due_day) }
}

/** Day of something that followed a debit, as many days after it as was written. */
const bankDayAfter = (written: Day, { receipt, debit }: MovedSeedReceipt): Day =>
  bankDayFrom(addDays(debit.on, daysBetween(receipt.issue_date, written)))

/** Day on which the bank is asked again: as long after the debit as was written, and never in the past. */
export function nextAttemptOn(receipt: SeedReceipt, time: DemoTime): Day | null {
  if (receipt.next_attempt_on === null) return null
  const planned = bankDayAfter(receipt.next_attempt_on, { receipt, debit: getSeedDebit(receipt, time) })
  return planned > time.today ? planned : bankDayFrom(addDays(time.today, 1))
}

/** The first contribution of a member counts from the first day of the cover; it is the planned one when none was debited yet. */
function amountOf({ receipt }: MovedSeedReceipt, debited: readonly MovedSeedReceipt[]): number {
  const own = seedReceipts.filter(({ member }) => member === receipt.member)
  const isFirst = debited.filter((other) => other.receipt.member === receipt.member).length === 1
  return (isFirst ? (own[0] ?? receipt) : receipt).amount_cents
}

function receiptRow(moved: MovedSeedReceipt, debited: readonly MovedSeedReceipt[], time: DemoTime) {
  const { receipt, debit } = moved
  const { status, payment_date, decline_code } = receipt
  return {
    ...namesOf(receipt),
    month: debit.month,
    issue_date: debit.on,
    due_date: debit.on,
    amount_cents: amountOf(moved, debited),
    status,
    payment_date: payment_date && bankDayAfter(payment_date, moved),
    decline_code,
    next_attempt_on: nextAttemptOn(receipt, time),
  }
}

function attemptRows(moved: MovedSeedReceipt) {
  const { receipt } = moved
  const usual = getSeedMember(receipt.member).debit.mode === 'card' ? 'card' : 'bank_account'
  return receipt.attempts.map(([on, decline_code, means = usual], position) => ({
    ...namesOf(receipt),
    position,
    on_day: bankDayAfter(on, moved),
    means,
    outcome: decline_code === null ? 'paid' : 'declined',
    decline_code,
  }))
}
