import { sumBy } from '@coussinet/contract/domain/sum.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

type DecidedAmounts = Pick<RefundRequest, 'amount_to_refund_cents' | 'refunds' | 'corrections'>

/** Cents of an accepted request that have not left yet: those of a decision before its correction may have. */
export function centsToCome({ amount_to_refund_cents, refunds, corrections }: DecidedAmounts): number | null {
  if (amount_to_refund_cents === null) return null
  const former = corrections.flatMap((one) => one.refunds)
  const paidOf = (animal: string) =>
    former.findLast(({ animal_id, payment_date }) => animal_id === animal && payment_date !== null)?.refunded_cents ?? 0
  return Math.max(amount_to_refund_cents - sumBy(refunds, ({ animal_id }) => paidOf(animal_id)), 0)
}
