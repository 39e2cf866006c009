import type { Db } from '#platform/db/db.ts'
import { findRefundsAround, type RefundAround } from '../../cover/cover.ts'
import { findTransfers, type Transfer } from '../payments/return-payment.ts'

/** A refund with the transfers that paid it, oldest first: a correction may have paid the difference in another year. */
export type YearRefund = RefundAround & { transfers: readonly Transfer[] }

/** Finds the member's refunds that a calendar year may count, with their transfers. */
export async function findYearRefunds(db: Db, member_id: string, year: number): Promise<YearRefund[]> {
  const refunds: YearRefund[] = []
  for (const refund of await findRefundsAround(db, member_id, year))
    refunds.push({ ...refund, transfers: await transfersOf(db, member_id, refund) })
  return refunds
}

async function transfersOf(db: Db, member_id: string, refund: RefundAround): Promise<Transfer[]> {
  const { payment_date, refunded_cents, earlier_paid_cents } = refund
  // Only a correction makes a second transfer.
  if (earlier_paid_cents > 0) return findTransfers(db, member_id, refund)
  return payment_date === null ? [] : [{ payment_date, amount_cents: refunded_cents }]
}
