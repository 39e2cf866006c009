import type { Computation, RefundLine } from '../refunds.ts'
import { careBuckets } from './care-kinds.ts'
import { sumOf } from './sum.ts'

export type BillStep =
  | 'billed'
  | 'not_covered'
  | 'prevention'
  | 'base'
  | 'deductible'
  | 'copayment'
  | 'ceiling_cut'
  | 'package'
  | 'refunded'

/** One step of the way from the bill to the refund; a reduction is below zero. */
export type BilledStep = { step: BillStep; cents: number }

type Assessed = { computation: Computation; lines: readonly Pick<RefundLine, 'care_kind' | 'billed_cents'>[] }

/**
 * line → covered → deductible → rate → ceiling → refunded, in integer cents: the reductions and the package, added to the
 * bill, give the refund. Steps that change nothing are left out.
 */
export function billSteps({ computation, lines }: Assessed): BilledStep[] {
  const { covered_base_cents, deductible_cents, net_cents, ceiling_cut_cents, vaccine_package_cents, refunded_cents } =
    computation
  const billed = sumOf(lines, ({ billed_cents }) => billed_cents)
  const prevention = sumOf(lines, ({ care_kind, billed_cents }) =>
    careBuckets[care_kind] === 'prevention' ? billed_cents : 0,
  )
  const steps: BilledStep[] = [
    { step: 'not_covered', cents: covered_base_cents + prevention - billed },
    { step: 'prevention', cents: -prevention },
    { step: 'base', cents: covered_base_cents },
    { step: 'deductible', cents: -deductible_cents },
    { step: 'copayment', cents: net_cents - (covered_base_cents - deductible_cents) },
    { step: 'ceiling_cut', cents: -ceiling_cut_cents },
    { step: 'package', cents: vaccine_package_cents },
  ]
  return [
    { step: 'billed', cents: billed },
    ...steps.filter(({ cents }) => cents !== 0),
    { step: 'refunded', cents: refunded_cents },
  ]
}
