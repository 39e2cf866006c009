import { careBuckets, type CareKind } from './care-kinds.ts'
import type { RejectionReason } from './refund-reasons.ts'
import { sumBy } from './sum.ts'

/** Cents of a refund’s arithmetic, its rate in per cent; `RefundLine` and `Computation` of the wire hold the same. */
export type BillComputation = Readonly<
  Record<
    | 'covered_base_cents'
    | 'deductible_cents'
    | 'rate'
    | 'net_cents'
    | 'ceiling_cut_cents'
    | 'vaccine_package_cents'
    | 'refunded_cents',
    number
  >
>
export type SettledLine = {
  label: string
  care_kind: CareKind
  billed_cents: number
  covered_cents: number
  refunded_cents: number
  reason_code: RejectionReason | null
}

export type BillStep =
  | 'billed'
  | 'not_covered'
  | 'beyond_package'
  | 'base'
  | 'deductible'
  | 'copayment'
  | 'ceiling_cut'
  | 'refunded'

/** One step of the way from the bill to the refund; a reduction is below zero. */
export type BilledStep = { step: BillStep; cents: number }

type BillLine = Pick<SettledLine, 'care_kind' | 'billed_cents' | 'reason_code'>
export type AssessedBill = { computation: BillComputation; lines: readonly BillLine[] }

// Another reason drops a line of prevention as it does any other.
const isOfPackage = ({ care_kind, reason_code }: BillLine) =>
  careBuckets[care_kind] === 'prevention' && (reason_code === null || reason_code === 'vaccine_package_reached')

/** Cents billed for what the package pays, as far as it goes. */
export const sumPrevention = (lines: readonly BillLine[]): number =>
  sumBy(lines.filter(isOfPackage), ({ billed_cents }) => billed_cents)

/**
 * line → covered → deductible → rate → ceiling → refunded, in integer cents: the reductions, added to the bill, give the
 * refund. Prevention is paid from the package without deductible or rate, so that only what goes beyond it is taken off.
 * Steps that change nothing are left out.
 */
export function billSteps({ computation, lines }: AssessedBill): BilledStep[] {
  const { covered_base_cents, deductible_cents, net_cents, ceiling_cut_cents, vaccine_package_cents, refunded_cents } =
    computation
  const billed = sumBy(lines, ({ billed_cents }) => billed_cents)
  const prevention = sumPrevention(lines)
  const steps: BilledStep[] = [
    { step: 'not_covered', cents: covered_base_cents + prevention - billed },
    { step: 'beyond_package', cents: vaccine_package_cents - prevention },
    { step: 'base', cents: covered_base_cents + vaccine_package_cents },
    { step: 'deductible', cents: -deductible_cents },
    { step: 'copayment', cents: net_cents - (covered_base_cents - deductible_cents) },
    { step: 'ceiling_cut', cents: -ceiling_cut_cents },
  ]
  return [
    { step: 'billed', cents: billed },
    ...steps.filter(({ cents }) => cents !== 0),
    { step: 'refunded', cents: refunded_cents },
  ]
}

// Reasons of lines that are covered, of which a limit takes something.
const limits: readonly (RejectionReason | null)[] = [
  'below_deductible',
  'ceiling_reached',
  'vaccine_package_reached',
  null,
]

/** Lines of which nothing is covered, or a part is not: the step `not_covered`. */
export const droppedLines = <Dropped extends Pick<SettledLine, 'reason_code' | 'billed_cents' | 'covered_cents'>>(
  lines: readonly Dropped[],
): Dropped[] =>
  lines.filter(
    ({ reason_code, billed_cents, covered_cents }) => !limits.includes(reason_code) && billed_cents > covered_cents,
  )

const neverBilled: readonly (RejectionReason | null)[] = ['not_an_invoice', 'duplicate']

/** Tells a bill from the lines of a quote, or of a bill that was settled before: nothing of them is left to anybody. */
export const isBill = (lines: readonly Pick<BillLine, 'reason_code'>[]): boolean =>
  lines.some(({ reason_code }) => !neverBilled.includes(reason_code))
