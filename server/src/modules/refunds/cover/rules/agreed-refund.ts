import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { type RejectionReason, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import type { Computation, RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { remaining } from '#modules/policy/policy.ts'
import {
  type BilledLine,
  computeRefund,
  dropReason,
  getCareBucket,
  type RefundAmount,
  type RefundCase,
} from './refund-amount.ts'

type AgreedLine = Pick<RefundLine, 'care_kind' | 'billed_cents' | 'covered_cents' | 'refunded_cents'>

/** Amounts of an agreement that bind the decision. */
export type AgreedTerms = {
  lines: readonly AgreedLine[]
  formula: FormulaTerms
  /** deductible already taken, which the same care is not charged again */
  deductible_cents: number
  /** reserved parts of the ceiling and the package */
  reserved_cents: number
  reserved_package_cents: number
  /** side that computed its amounts; the insurer's own are used as given */
  arithmetic: 'portal' | 'insurer'
  /** the insurer's explanation of its own amounts; empty if the portal computed them */
  explanation: string
}

/** Agreement on a quote, with the amounts that bind the decision. */
export type Agreement = { quote_id: string; animal_id: string; terms: AgreedTerms }

/** A refund partly agreed beforehand; the steps are null if the insurer computed that part. */
export type AgreedAmount<Line extends BilledLine> = Omit<RefundAmount<Line>, 'computation'> & {
  computation: Computation | null
  covered_base_cents: number
  deductible_cents: number
  vaccine_package_cents: number
}

/** Lines covered by an agreement, without those that were excluded from the quote. */
export const pickAgreedLines = <Line extends AgreedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ covered_cents, refunded_cents }) => covered_cents > 0 || refunded_cents > 0)

type BilledCare = { care_kind: CareKind; billed_cents: number }

/** Part of each line covered by the agreement: same kind of care, up to the quote's amount, in the order of the bill. */
export function asAgreed<Line extends BilledCare>(
  lines: readonly Line[],
  agreed: readonly AgreedLine[],
  isDropped: (line: Line) => boolean,
): number[] {
  const left = sumsByKind(pickAgreedLines(agreed), ({ billed_cents }) => billed_cents)
  return lines.map((line) => {
    const { care_kind, billed_cents } = line
    const part = isDropped(line) ? 0 : Math.min(billed_cents, left.get(care_kind) ?? 0)
    left.set(care_kind, (left.get(care_kind) ?? 0) - part)
    return part
  })
}

export const isUncovered = ({ covered_cents, refunded_cents }: Pick<AgreedLine, 'covered_cents' | 'refunded_cents'>) =>
  covered_cents === 0 && refunded_cents === 0

/** Tells whether decided lines contain care of an agreement: covered care of one of its kinds. */
export const holdsAgreedCare = (lines: readonly AgreedLine[], agreed: readonly AgreedLine[]): boolean =>
  asAgreed(lines, agreed, isUncovered).some((part) => part > 0)

/**
 * Computes the refund of agreed care (PRE-02) in two steps, with the function of every decision: first the agreed part,
 * with the formula, deductible and reservation of the agreement; then the rest, with what is left. `counters` include
 * the reservations of other agreements but not of this one, which care outside the agreement cannot use.
 */
export function computeAgreedRefund<Line extends BilledLine>(
  refund: RefundCase<Line>,
  terms: AgreedTerms,
): AgreedAmount<Line> {
  const { counters, lines } = refund
  const parts = asAgreed(lines, terms.lines, ({ reason_code = null }) => reason_code !== null)
  const agreed = terms.arithmetic === 'portal' ? byTerms(refund, terms, parts) : byInsurer(refund, terms, parts)
  // Care that uses an agreement ends it and releases the rest of its reservation; other care leaves the reservation
  // untouched.
  const isUsed = agreed.lines.some((line, place) => (parts[place] ?? 0) > 0 && !isUncovered(line))
  const [kept_cents, kept_package_cents] = isUsed ? [0, 0] : [terms.reserved_cents, terms.reserved_package_cents]
  const rest = computeRefund({
    ...refund,
    counters: {
      ceiling_used_cents:
        counters.ceiling_used_cents + agreed.refunded_cents - agreed.vaccine_package_cents + kept_cents,
      package_used_cents: counters.package_used_cents + agreed.vaccine_package_cents + kept_package_cents,
      deductible_applied_cents: counters.deductible_applied_cents + agreed.deductible_cents,
    },
    lines: lines.map((line, place) => ({ ...line, billed_cents: line.billed_cents - (parts[place] ?? 0) })),
  })
  const both = rest.lines.map((other, place) => {
    const own = agreed.lines[place]
    const part = parts[place] ?? 0
    const reason = other.billed_cents > 0 || part === 0 ? other.reason_code : null
    return {
      ...other,
      billed_cents: other.billed_cents + part,
      covered_cents: other.covered_cents + (own?.covered_cents ?? 0),
      refunded_cents: other.refunded_cents + (own?.refunded_cents ?? 0),
      reason_code: reason ?? (part > 0 ? (own?.reason_code ?? null) : null),
    }
  })
  const billed_cents = sumBy(lines, (line) => line.billed_cents)
  const refunded_cents = agreed.refunded_cents + rest.refunded_cents
  const { covered_base_cents, deductible_cents, vaccine_package_cents } = rest.computation
  return {
    billed_cents,
    refunded_cents,
    remaining_cents: billed_cents - refunded_cents,
    covered_base_cents: agreed.covered_base_cents + covered_base_cents,
    deductible_cents: agreed.deductible_cents + deductible_cents,
    vaccine_package_cents: agreed.vaccine_package_cents + vaccine_package_cents,
    computation: agreed.computation && bothSteps(agreed.computation, rest.computation),
    lines: both,
    reasons: rejectionReasons.filter((reason) => both.some((line) => line.reason_code === reason)),
  }
}

type AgreedPart = {
  refunded_cents: number
  covered_base_cents: number
  deductible_cents: number
  vaccine_package_cents: number
  computation: Computation | null
  lines: readonly { covered_cents: number; refunded_cents: number; reason_code: RejectionReason | null }[]
}

function byTerms<Line extends BilledLine>(
  { counters, formula: today, ...refund }: RefundCase<Line>,
  terms: AgreedTerms,
  parts: readonly number[],
): AgreedPart {
  const { formula } = terms
  const ceilingLeft = remaining(today.annual_ceiling_cents, counters.ceiling_used_cents)
  const packageLeft = remaining(today.vaccine_package_cents, counters.package_used_cents)
  const deductibleLeft = remaining(today.deductible_cents, counters.deductible_applied_cents)
  const { computation, refunded_cents, lines } = computeRefund({
    ...refund,
    formula,
    counters: {
      ceiling_used_cents: formula.annual_ceiling_cents - Math.max(terms.reserved_cents, ceilingLeft),
      package_used_cents: formula.vaccine_package_cents - Math.max(terms.reserved_package_cents, packageLeft),
      deductible_applied_cents: formula.deductible_cents - Math.min(terms.deductible_cents, deductibleLeft),
    },
    lines: refund.lines.map((line, place) => ({ ...line, billed_cents: parts[place] ?? 0 })),
  })
  const { covered_base_cents, deductible_cents, vaccine_package_cents } = computation
  return { refunded_cents, covered_base_cents, deductible_cents, vaccine_package_cents, computation, lines }
}

const outside = new Set<RejectionReason>(['before_effective_date', 'after_end_date', 'cover_suspended'])

/**
 * Computes the amounts that the insurer gave itself: for each kind of care its billed share, unless its day has no
 * cover or a handler excluded it.
 */
function byInsurer<Line extends BilledLine>(
  refund: RefundCase<Line>,
  terms: AgreedTerms,
  parts: readonly number[],
): AgreedPart {
  const agreed = pickAgreedLines(terms.lines)
  const whole = sumsByKind(agreed, ({ billed_cents }) => billed_cents)
  const given = sumsByKind(agreed, ({ refunded_cents }) => refunded_cents)
  const done = new Map<CareKind, number>()
  const lines = refund.lines.map(({ care_kind, reason_code = null }, place) => {
    const part = parts[place] ?? 0
    const bucket = getCareBucket(care_kind, refund.lines)
    const dropped = dropReason(refund, bucket, reason_code)
    const reason = dropped !== null && (outside.has(dropped) || dropped === reason_code) ? dropped : null
    // Cumulative shares, so that the parts add up to the whole.
    const before = done.get(care_kind) ?? 0
    done.set(care_kind, before + part)
    const share = (cents: number) => shareOf(given.get(care_kind) ?? 0, cents, whole.get(care_kind) ?? 0)
    const refunded_cents = reason === null ? share(before + part) - share(before) : 0
    const isPrevention = bucket === 'prevention'
    const covered_cents = isPrevention ? refunded_cents : reason === null ? part : 0
    return { covered_cents, refunded_cents, reason_code: reason, isPrevention }
  })
  const care = lines.filter(({ isPrevention }) => !isPrevention)
  const refunded_cents = sumBy(lines, (line) => line.refunded_cents)
  return {
    refunded_cents,
    covered_base_cents: sumBy(care, (line) => line.covered_cents),
    deductible_cents: 0,
    vaccine_package_cents: refunded_cents - sumBy(care, (line) => line.refunded_cents),
    computation: null,
    lines,
  }
}

// total × part may exceed 2^53
const shareOf = (total: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(total) * BigInt(part)) / BigInt(whole))

function sumsByKind<Line extends { care_kind: CareKind }>(
  lines: readonly Line[],
  of: (line: Line) => number,
): Map<CareKind, number> {
  const sums = new Map<CareKind, number>()
  for (const line of lines) sums.set(line.care_kind, (sums.get(line.care_kind) ?? 0) + of(line))
  return sums
}

const bothSteps = (one: Computation, other: Computation): Computation => ({
  covered_base_cents: one.covered_base_cents + other.covered_base_cents,
  deductible_cents: one.deductible_cents + other.deductible_cents,
  rate: one.rate,
  net_cents: one.net_cents + other.net_cents,
  ceiling_cut_cents: one.ceiling_cut_cents + other.ceiling_cut_cents,
  vaccine_package_cents: one.vaccine_package_cents + other.vaccine_package_cents,
  refunded_cents: one.refunded_cents + other.refunded_cents,
})
