import { sum } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { noCost } from '#modules/refunds/refunds.ts'
import type { RefundAround } from '#modules/refunds/refunds.ts'

/** One refund of a year, in cents. */
export type YearRow = Pick<
  RefundAround,
  'animal_id' | 'care_date' | 'vet_name' | 'invoice_number' | 'tracking_reference' | 'refunded_cents' | 'before_portal'
> & {
  /** kinds of care that are counted, in the order of the bill */
  care_kinds: readonly CareKind[]
  /** the payment, or the decision where nothing was to be paid */
  counted_on: Day
  /** null where nothing was refunded */
  payment_date: Day | null
  billed_cents: number
  kept_cents: number
  /** part of the vet's care that the member kept, which a tax return may count */
  vet_kept_cents: number
}

type Totals = { billed_cents: number; refunded_cents: number; kept_cents: number }

// On a vet's invoice, but no care.
const noCare = new Set<CareKind>(['food', 'grooming', 'hygiene'])

/** Refunds of a calendar year, by the day on which they count, without what was never a cost (a quote, a duplicate bill). */
export function rowsOfYear(refunds: readonly RefundAround[], year: number): YearRow[] {
  return refunds
    .flatMap((refund) => rowOf(refund) ?? [])
    .filter(({ counted_on }) => counted_on.startsWith(`${year}-`))
    .toSorted((one, other) => (one.counted_on < other.counted_on ? -1 : one.counted_on > other.counted_on ? 1 : 0))
}

function rowOf({
  lines,
  animal_id,
  care_date,
  vet_name,
  invoice_number,
  tracking_reference,
  refunded_cents,
  payment_date,
  decided_at,
  before_portal,
}: RefundAround): YearRow | null {
  const costs = lines.filter(({ reason_code }) => reason_code === null || !noCost.has(reason_code))
  if (costs.length === 0) return null
  const billed_cents = sum(costs.map((line) => line.billed_cents))
  return {
    animal_id,
    care_date,
    vet_name,
    invoice_number,
    tracking_reference,
    before_portal,
    care_kinds: costs.map(({ care_kind }) => care_kind),
    counted_on: payment_date ?? toLocalDay(decided_at),
    payment_date,
    billed_cents,
    refunded_cents,
    kept_cents: billed_cents - refunded_cents,
    vet_kept_cents: sum(
      costs.filter(({ care_kind }) => !noCare.has(care_kind)).map((line) => line.billed_cents - line.refunded_cents),
    ),
  }
}

/** Sums of the rows, in cents. */
export const computeYearTotals = (rows: readonly YearRow[]): Totals => ({
  billed_cents: sum(rows.map((row) => row.billed_cents)),
  refunded_cents: sum(rows.map((row) => row.refunded_cents)),
  kept_cents: sum(rows.map((row) => row.kept_cents)),
})
