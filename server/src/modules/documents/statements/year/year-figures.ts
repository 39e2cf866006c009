import { sum } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { noCost } from '#modules/refunds/refunds.ts'
import type { YearRefund } from '#modules/refunds/refunds.ts'

/** One refund of a year, in cents. */
export type YearRow = Pick<
  YearRefund,
  'animal_id' | 'care_date' | 'vet_name' | 'invoice_number' | 'tracking_reference' | 'before_portal'
> & {
  /** kinds of care that are counted, in the order of the bill */
  care_kinds: readonly CareKind[]
  /** the payment, or the decision where nothing was to be paid */
  counted_on: Day
  /** null where nothing was refunded */
  payment_date: Day | null
  billed_cents: number
  refunded_cents: number
  /** negative where a difference was paid of what an earlier year has billed */
  kept_cents: number
  /** the difference that a correction paid of a refund of an earlier year */
  is_difference: boolean
  /** part of the vet's care that the member kept, which a tax return may count */
  vet_kept_cents: number
}

type Totals = { billed_cents: number; refunded_cents: number; kept_cents: number }

// On a vet's invoice, but no care.
const noCare = new Set<CareKind>(['food', 'grooming', 'hygiene'])

/** Refunds of a calendar year, by the day on which they count, without what was never a cost (a quote, a duplicate bill). */
export function rowsOfYear(refunds: readonly YearRefund[], year: number): YearRow[] {
  return refunds
    .flatMap((refund) => rowOf(refund, year) ?? [])
    .filter(({ counted_on }) => counted_on.startsWith(`${year}-`))
    .toSorted((one, other) => (one.counted_on < other.counted_on ? -1 : one.counted_on > other.counted_on ? 1 : 0))
}

function rowOf(refund: YearRefund, year: number): YearRow | null {
  const { lines, animal_id, care_date, vet_name, invoice_number, tracking_reference, before_portal } = refund
  const costs = lines.filter(({ reason_code }) => reason_code === null || !noCost.has(reason_code))
  const paid = paidIn(refund, year)
  if (costs.length === 0 || !paid) return null
  const { refunded_cents, payment_date, before_cents } = paid
  // The first year has the bill, the others only what was paid later.
  const is_difference = before_cents > 0
  const billedIn = (of: typeof costs) => (is_difference ? 0 : sum(of.map((line) => line.billed_cents)))
  const care = costs.filter(({ care_kind }) => !noCare.has(care_kind))
  const careRefund = sum(care.map((line) => line.refunded_cents))
  const careRefunded = Math.min(careRefund, before_cents + refunded_cents) - Math.min(careRefund, before_cents)
  return {
    animal_id,
    care_date,
    vet_name,
    invoice_number,
    tracking_reference,
    before_portal,
    care_kinds: costs.map(({ care_kind }) => care_kind),
    counted_on: payment_date ?? toLocalDay(refund.decided_at),
    payment_date,
    billed_cents: billedIn(costs),
    refunded_cents,
    kept_cents: billedIn(costs) - refunded_cents,
    is_difference,
    vet_kept_cents: billedIn(care) - careRefunded,
  }
}

type PaidPart = { refunded_cents: number; payment_date: Day | null; before_cents: number }

/** Amount of a refund that was paid in a year, and before it; null if nothing was, of a refund above zero. */
function paidIn({ transfers, refunded_cents, payment_date }: YearRefund, year: number): PaidPart | null {
  if (refunded_cents === 0) return { refunded_cents, payment_date, before_cents: 0 }
  let left = refunded_cents
  // An amount that a correction took back counts no longer.
  const parts = transfers.map((transfer) => {
    const cents = Math.min(left, transfer.amount_cents)
    left -= cents
    return { day: transfer.payment_date, cents }
  })
  const own = parts.filter(({ day, cents }) => day.startsWith(`${year}-`) && cents > 0)
  if (own.length === 0) return null
  return {
    refunded_cents: sum(own.map(({ cents }) => cents)),
    payment_date: own.at(-1)?.day ?? null,
    before_cents: sum(parts.filter(({ day }) => day < `${year}-`).map(({ cents }) => cents)),
  }
}

/** Sums of the rows, in cents. */
export const computeYearTotals = (rows: readonly YearRow[]): Totals => ({
  billed_cents: sum(rows.map((row) => row.billed_cents)),
  refunded_cents: sum(rows.map((row) => row.refunded_cents)),
  kept_cents: sum(rows.map((row) => row.kept_cents)),
})
