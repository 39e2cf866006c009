import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

export type Transfer = { payment_date: Day; amount_cents: number }

/** Decision of a refund: its amount in cents, the day of its payment if all of it was paid, and when another one replaced it. */
export type PaidDecision = { refunded_cents: number; payment_date: Day | null; until: Date | null }

type ReturnedTransfer = Transfer & { noted_at: Date }

/**
 * Lists the transfers of a refund that were not returned, oldest first. Each decision paid what the transfers before it had left, so they
 * follow from the decisions, oldest first with the current one last, and from the returns in between.
 */
export function listTransfers(decisions: readonly PaidDecision[], returned: readonly ReturnedTransfer[]): Transfer[] {
  const transfers: Transfer[] = []
  const paid = () => sumBy(transfers, ({ amount_cents }) => amount_cents)
  let since = new Date(0)
  for (const { refunded_cents, payment_date, until } of decisions) {
    for (const back of returned.filter(({ noted_at }) => noted_at >= since && (until === null || noted_at < until)))
      if (!isOfThisDecision(back, transfers.at(-1), refunded_cents - paid())) takeBack(transfers, back.amount_cents)
    if (payment_date !== null && refunded_cents > paid())
      transfers.push({ payment_date, amount_cents: refunded_cents - paid() })
    since = until ?? since
  }
  return transfers
}

/** Tells a return of the transfer that the decision itself had made, of what was due then, from that of one before. */
const isOfThisDecision = (back: Transfer, last: Transfer | undefined, due_cents: number): boolean =>
  back.amount_cents === due_cents &&
  !(last?.amount_cents === back.amount_cents && last.payment_date === back.payment_date)

function takeBack(transfers: Transfer[], amount_cents: number): void {
  for (let back = 0; back < amount_cents && transfers.length > 0;) back += transfers.pop()?.amount_cents ?? 0
}
