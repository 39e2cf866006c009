import type { Day } from '../calendar/civil-days.ts'
import { type AssessedLine, findDropReason, sortKind, sortReasons } from './drop-lines.ts'
import type { Formula } from './formulas.ts'
import {
  findCareReason,
  type ReckonedCase,
  type ReckonedLine,
  type Reckoning,
  reckonRefund,
  sumCents,
  type Taken,
} from './reckon.ts'
import { shareOut, takePercent } from './shares.ts'

/** Insurer's agreement to a vet's quote, reckoned on the planned day. */
export type Agreement = {
  lines: ReckonedLine[]
  formula: Formula
  deductible_cents: number
  refunded_cents: number
  valid_until: Day
  year_start: Day
  /** kept for its own care, of the ceiling and of the package */
  ceiling_cents: number
  package_cents: number
}

const careReasons = ['below_deductible', 'ceiling_reached']

/** Cents of each line that are as agreed: of the same kind of care, up to what was quoted and covered of it, in the order of the lines. */
export function splitAgreed(lines: readonly AssessedLine[], agreed: readonly ReckonedLine[]): number[] {
  const left = new Map<string, number>()
  for (const { care_kind, billed_cents, covered_cents } of agreed)
    if (covered_cents > 0) left.set(care_kind, (left.get(care_kind) ?? 0) + billed_cents)
  return lines.map(({ care_kind, billed_cents, reason_code }) => {
    const cents = reason_code === null ? Math.min(billed_cents, left.get(care_kind) ?? 0) : 0
    left.set(care_kind, (left.get(care_kind) ?? 0) - cents)
    return cents
  })
}

const add = (one: readonly number[], other: readonly number[]) => one.map((cents, place) => cents + (other[place] ?? 0))

/**
 * Refund of a bill under an agreement, in two steps: what is as agreed by the formula of the answer, with its deductible and what it
 * keeps; the rest by the rules, with what is left after it. `taken` leaves out what this agreement keeps.
 */
export function reckonUnderAgreement(one: ReckonedCase, agreement: Agreement): Reckoning {
  const { cover, care, taken, lines } = one
  // The formula of the answer judges the bill of the day: a stay without its operation, say, is other care than was agreed.
  const judged = lines.map((line) => ({
    ...line,
    reason_code: findDropReason(line, { formula: agreement.formula, cover, care, lines }),
  }))
  const agreed = splitAgreed(judged, agreement.lines)
  if (sumCents(agreed) === 0) {
    const keeps: Taken = {
      ...taken,
      ceiling_cents: taken.ceiling_cents + agreement.ceiling_cents,
      package_cents: taken.package_cents + agreement.package_cents,
    }
    return reckonRefund({ ...one, taken: keeps })
  }
  const first = reckonAgreed(agreed, one, agreement)
  const rest = lines.map((line, place) => ({ ...line, billed_cents: line.billed_cents - (agreed[place] ?? 0) }))
  const second = reckonRefund({
    ...one,
    lines: rest,
    taken: {
      ceiling_cents: taken.ceiling_cents + first.care_refund_cents,
      package_cents: taken.package_cents + first.package_refund_cents,
      deductible_cents: taken.deductible_cents + first.deductible_cents,
    },
  })
  const refunds = add(
    first.shares,
    second.lines.map((line) => line.refunded_cents),
  )
  const sums = {
    base_cents: first.base_cents + second.base_cents,
    deductible_cents: first.deductible_cents + second.deductible_cents,
    net_cents: first.net_cents + second.net_cents,
    care_refund_cents: first.care_refund_cents + second.care_refund_cents,
    package_refund_cents: first.package_refund_cents + second.package_refund_cents,
  }
  const reason = findCareReason(sums)
  return {
    ...sums,
    billed_cents: sumCents(lines.map((line) => line.billed_cents)),
    refunded_cents: sumCents(refunds),
    lines: second.lines.map((line, place) => ({
      ...line,
      billed_cents: lines[place]?.billed_cents ?? 0,
      covered_cents: line.covered_cents + (agreed[place] ?? 0),
      refunded_cents: refunds[place] ?? 0,
    })),
    reasons: sortReasons([...second.reasons.filter((one) => !careReasons.includes(one)), ...(reason ? [reason] : [])]),
  }
}

function reckonAgreed(
  agreed: number[],
  { formula: today, taken, lines }: ReckonedCase,
  { formula, deductible_cents: most, ceiling_cents, package_cents }: Agreement,
) {
  const isPrevention = lines.map((line) => sortKind(line.care_kind, lines) === 'prevention')
  const care = agreed.map((cents, place) => (isPrevention[place] ? 0 : cents))
  const prevention = agreed.map((cents, place) => (isPrevention[place] ? cents : 0))
  const base_cents = sumCents(care)
  // The rest follows from the formula of the day of care; the reserved amount is there whatever became of the formula.
  const open = Math.max(0, today.deductible_cents - taken.deductible_cents)
  const deductible_cents = Math.min(base_cents, most, open)
  const net_cents = takePercent(base_cents - deductible_cents, formula.rate)
  const care_refund_cents = Math.min(net_cents, Math.max(ceiling_cents, today.ceiling_cents - taken.ceiling_cents))
  const left = Math.max(package_cents, today.package_cents - taken.package_cents)
  const package_refund_cents = Math.min(sumCents(prevention), left)
  const shares = add(shareOut(care_refund_cents, care), shareOut(package_refund_cents, prevention))
  return { base_cents, deductible_cents, net_cents, care_refund_cents, package_refund_cents, shares }
}
