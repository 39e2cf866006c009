import { allocate, sum } from '@coussinet/contract/domain/amounts.ts'
import { type CareBucket, careBuckets, type CareKind } from '@coussinet/contract/domain/care.ts'
import type { Guarantee } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type RejectionReason, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { Computation } from '@coussinet/contract/refund-arithmetic.ts'
import {
  beganBeforeCover,
  type ContractDays,
  coveredFrom,
  outsideCover,
  remaining,
  type TermsOnDay,
} from '#modules/policy/policy.ts'
import type { Counters } from './counters.ts'

type CareOnDay = {
  /** terms on the day of the care */
  formula: TermsOnDay
  cover_start: Day | null
  contract: ContractDays
  care_date: Day
  cause: Cause
  first_symptoms_on: Day | null
}

/** Guarantee of a line: hospitalisation counts as surgery if the same animal's lines include an operation. */
export function getCareBucket(kind: CareKind, lines: readonly { care_kind: CareKind }[]): CareBucket {
  const operated = kind === 'hospitalisation' && lines.some(({ care_kind }) => care_kind === 'surgery')
  return operated ? 'surgery' : careBuckets[kind]
}

function guaranteeOf(cause: 'accident' | 'illness', bucket: 'care' | 'surgery'): Guarantee {
  if (cause === 'accident') return 'accident'
  return bucket === 'surgery' ? 'illness_surgery' : 'illness'
}

/**
 * First reason that excludes a line, in the order of the rules (domain rules §2.1, steps 1 to 5); null if it is
 * covered.
 */
export function dropReason(care: CareOnDay, bucket: CareBucket, given: RejectionReason | null): RejectionReason | null {
  const { formula, cover_start, care_date, cause, first_symptoms_on } = care
  if (formula.name === 'default' || cover_start === null) return 'not_covered_by_formula'
  const outside = outsideCover(care_date, cover_start, care.contract)?.reason ?? null
  if (outside !== null || given !== null) return outside ?? given
  if (bucket === 'excluded') return 'excluded_care'
  if (bucket === 'prevention') return null
  if (cause === 'prevention') return 'excluded_care'
  const guarantee = guaranteeOf(cause, bucket)
  const covered_from = coveredFrom(formula, guarantee, cover_start)
  if (covered_from === null) return 'not_covered_by_formula'
  if (care_date < covered_from) return 'waiting_period'
  return cause === 'illness' && beganBeforeCover(formula, guarantee, cover_start, first_symptoms_on)
    ? 'symptoms_before_cover'
    : null
}

/** A line of an invoice; a handler's `reason_code` excludes it. */
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

// Integers: a product of floats would lose the half cent that decides the rounding.
const percentHalfUp = (cents: number, rate: number) => Math.floor((cents * rate + 50) / 100)

/**
 * Computes the refund of one animal's care, in integer cents, by the rules of the contract, for estimates and decisions
 * alike. `counters` are those of the care's insurance year and event, from `countersFor`.
 */
export function computeRefund<Line extends BilledLine>(refund: RefundCase<Line>): RefundAmount<Line> {
  const { formula, counters, lines } = refund
  const sorted = lines.map((line) => {
    const bucket = getCareBucket(line.care_kind, lines)
    const reason = dropReason(refund, bucket, line.reason_code ?? null)
    const billed = reason === null ? line.billed_cents : 0
    return { line, reason, isPrevention: bucket === 'prevention', kept: billed }
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

type OwedRefund = { refunded_cents: number; earlier_paid_cents: number; payment_date: Day | null }

/** Amounts of a refund in cents: paid and not returned, still to be paid, overpaid; and its last transfer. */
export function computeRefundBalance({ refunded_cents, earlier_paid_cents, payment_date }: OwedRefund): {
  paid_cents: number
  due_cents: number
  overpaid_cents: number
  last_cents: number
} {
  // The last transfer was the difference of a correction, or all of it.
  const isDifference = earlier_paid_cents > 0 && refunded_cents > earlier_paid_cents
  const paid_cents = payment_date === null ? earlier_paid_cents : Math.max(refunded_cents, earlier_paid_cents)
  return {
    paid_cents,
    due_cents: Math.max(0, refunded_cents - paid_cents),
    overpaid_cents: Math.max(0, paid_cents - refunded_cents),
    last_cents: payment_date === null ? 0 : isDifference ? refunded_cents - earlier_paid_cents : paid_cents,
  }
}
