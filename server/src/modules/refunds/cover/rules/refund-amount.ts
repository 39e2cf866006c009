import { allocate, sum } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { type RejectionReason, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import type { Computation } from '@coussinet/contract/refund-arithmetic.ts'
import { remaining } from '#modules/policy/policy.ts'
import type { Counters } from './counters.ts'
import { getCareBucket, type CareOnDay, dropReason } from './drop-reason.ts'

/** A line of an invoice; a `reason_code` of the handler's drops it. */
export type BilledLine = { care_kind: CareKind; billed_cents: number; reason_code?: RejectionReason | null }

export type RefundCase<Line extends BilledLine> = CareOnDay & { counters: Counters; lines: readonly Line[] }

export type RefundAmount<Line extends BilledLine> = {
  billed_cents: number
  refunded_cents: number
  remaining_cents: number
  computation: Computation
  lines: (Omit<Line, 'reason_code'> & {
    covered_cents: number
    refunded_cents: number
    reason_code: RejectionReason | null
  })[]
  reasons: RejectionReason[]
}

// In whole numbers: a product of floats would lose the half cent that decides.
const percentHalfUp = (cents: number, rate: number) => Math.floor((cents * rate + 50) / 100)

/**
 * Computes the refund of one animal's care, in integer cents, by the rules of the contract: the one function of estimates and decisions.
 * `counters` are those of the care's insurance year and event, as `countersFor` gives them.
 */
export function computeRefund<Line extends BilledLine>(refund: RefundCase<Line>): RefundAmount<Line> {
  const { formula, counters, lines } = refund
  const sorted = lines.map((line) => {
    const bucket = getCareBucket(line.care_kind, lines)
    const reason = dropReason(refund, bucket, line.reason_code ?? null)
    const kept = reason === null ? line.billed_cents : 0
    return { line, reason, isPrevention: bucket === 'prevention', kept }
  })
  const careWeights = sorted.map(({ isPrevention, kept }) => (isPrevention ? 0 : kept))
  const preventionWeights = sorted.map(({ isPrevention, kept }) => (isPrevention ? kept : 0))

  const covered_base_cents = sum(careWeights)
  const deductible_cents = Math.min(
    covered_base_cents,
    remaining(formula.deductible_cents, counters.deductible_applied_cents),
  )
  const net_cents = percentHalfUp(covered_base_cents - deductible_cents, formula.reimbursement_rate)
  const careRefund = Math.min(net_cents, remaining(formula.annual_ceiling_cents, counters.ceiling_used_cents))
  const prevention = sum(preventionWeights)
  const vaccine_package_cents = Math.min(
    prevention,
    remaining(formula.vaccine_package_cents, counters.package_used_cents),
  )

  let careReason: RejectionReason | null = null
  if (covered_base_cents > 0 && deductible_cents === covered_base_cents) careReason = 'below_deductible'
  if (careRefund < net_cents) careReason = 'ceiling_reached'
  const preventionReason = vaccine_package_cents < prevention ? 'vaccine_package_reached' : null

  const careShares = allocate(careRefund, careWeights)
  const packageShares = allocate(vaccine_package_cents, preventionWeights)
  const assessed = sorted.map(({ line, reason, isPrevention, kept }, place) => {
    const packageShare = packageShares[place] ?? 0
    return {
      ...line,
      covered_cents: isPrevention ? packageShare : kept,
      refunded_cents: packageShare + (careShares[place] ?? 0),
      reason_code: reason ?? (isPrevention ? preventionReason : careReason),
    }
  })

  const billed_cents = sum(lines.map((line) => line.billed_cents))
  const refunded_cents = careRefund + vaccine_package_cents
  return {
    billed_cents,
    refunded_cents,
    remaining_cents: billed_cents - refunded_cents,
    computation: {
      covered_base_cents,
      deductible_cents,
      rate: formula.reimbursement_rate,
      net_cents,
      ceiling_cut_cents: net_cents - careRefund,
      vaccine_package_cents,
      refunded_cents,
    },
    lines: assessed,
    reasons: rejectionReasons.filter((reason) => assessed.some((line) => line.reason_code === reason)),
  }
}
