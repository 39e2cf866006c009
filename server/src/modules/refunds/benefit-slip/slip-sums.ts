import { careBuckets } from '@coussinet/contract/domain/care-kinds.ts'
import { sumOf } from '@coussinet/contract/domain/sum.ts'
import type { RefundStatement } from '@coussinet/contract/refunds.ts'

export type SumStep =
  | 'billed'
  | 'not_covered'
  | 'prevention'
  | 'base'
  | 'deductible'
  | 'copayment'
  | 'ceiling_cut'
  | 'package'
  | 'refunded'
  | 'kept'

type Assessed = Pick<RefundStatement, 'billed_cents' | 'remaining_cents' | 'computation' | 'lines'>

/** The way from the bill to the refund and what the member keeps, in cents; reductions are below zero, and steps that change nothing are left out. */
export function slipSums({
  billed_cents,
  remaining_cents,
  computation,
  lines,
}: Assessed): { step: SumStep; cents: number }[] {
  const { covered_base_cents, deductible_cents, net_cents, ceiling_cut_cents, vaccine_package_cents, refunded_cents } =
    computation
  const prevention = sumOf(lines, (line) => (careBuckets[line.care_kind] === 'prevention' ? line.billed_cents : 0))
  const between: { step: SumStep; cents: number }[] = [
    { step: 'not_covered', cents: covered_base_cents + prevention - billed_cents },
    { step: 'prevention', cents: -prevention },
    { step: 'base', cents: covered_base_cents },
    { step: 'deductible', cents: -deductible_cents },
    { step: 'copayment', cents: net_cents - (covered_base_cents - deductible_cents) },
    { step: 'ceiling_cut', cents: -ceiling_cut_cents },
    { step: 'package', cents: vaccine_package_cents },
  ]
  return [
    { step: 'billed', cents: billed_cents },
    ...between.filter(({ cents }) => cents !== 0),
    { step: 'refunded', cents: refunded_cents },
    { step: 'kept', cents: remaining_cents },
  ]
}
