import { type AssessedLine, type Care, type Cover, findDropReason, sortKind, sortReasons } from './drop-lines.ts'
import type { Formula } from './formulas.ts'
import { shareOut, takePercent } from './shares.ts'

/** Amounts that decided parts and agreements have taken of the limits, in cents. */
export type Taken = { ceiling_cents: number; package_cents: number; deductible_cents: number }

export type ReckonedLine = AssessedLine & { covered_cents: number; refunded_cents: number }

/** Refund of one animal's part, in cents. */
export type Reckoning = {
  billed_cents: number
  base_cents: number
  deductible_cents: number
  net_cents: number
  care_refund_cents: number
  package_refund_cents: number
  refunded_cents: number
  lines: ReckonedLine[]
  /** reasons in the order in which they are given */
  reasons: string[]
}

export type ReckonedCase = { formula: Formula; cover: Cover; care: Care; taken: Taken; lines: readonly AssessedLine[] }

export const sumCents = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Refund of one animal's lines, in the order of the rules (2.1): drop, deductible, rate, ceiling; prevention beside it. */
export function reckonRefund({ formula, cover, care, taken, lines }: ReckonedCase): Reckoning {
  const judged = lines.map((line) => ({
    line,
    dropped: findDropReason(line, { formula, cover, care, lines }),
    is_prevention: sortKind(line.care_kind, lines) === 'prevention',
  }))
  const weigh = (prevention: boolean) =>
    judged.map(({ line, dropped, is_prevention }) =>
      dropped === null && is_prevention === prevention ? line.billed_cents : 0,
    )
  const [careCents, preventionCents] = [weigh(false), weigh(true)]

  const base_cents = sumCents(careCents)
  const deductible_cents = Math.min(base_cents, Math.max(0, formula.deductible_cents - taken.deductible_cents))
  const net_cents = takePercent(base_cents - deductible_cents, formula.rate)
  const care_refund_cents = Math.min(net_cents, Math.max(0, formula.ceiling_cents - taken.ceiling_cents))
  const prevention_cents = sumCents(preventionCents)
  const package_refund_cents = Math.min(prevention_cents, Math.max(0, formula.package_cents - taken.package_cents))

  const care_shares = shareOut(care_refund_cents, careCents)
  const prevention_shares = shareOut(package_refund_cents, preventionCents)
  const kept_care = findCareReason({ base_cents, deductible_cents, net_cents, care_refund_cents })
  const kept_prevention = package_refund_cents < prevention_cents ? 'vaccine_package_reached' : null
  const reckoned = judged.map(({ line, dropped, is_prevention }, place) => ({
    ...line,
    covered_cents: (careCents[place] ?? 0) + (prevention_shares[place] ?? 0),
    refunded_cents: (care_shares[place] ?? 0) + (prevention_shares[place] ?? 0),
    reason_code: dropped ?? (is_prevention ? kept_prevention : kept_care),
  }))
  return {
    billed_cents: sumCents(lines.map((line) => line.billed_cents)),
    base_cents,
    deductible_cents,
    net_cents,
    care_refund_cents,
    package_refund_cents,
    refunded_cents: care_refund_cents + package_refund_cents,
    lines: reckoned,
    reasons: sortReasons(reckoned.flatMap((line) => line.reason_code ?? [])),
  }
}

type CareSums = Pick<Reckoning, 'base_cents' | 'deductible_cents' | 'net_cents' | 'care_refund_cents'>

/** Reason that every kept line of care bears, or null. */
export function findCareReason(one: CareSums): string | null {
  if (one.base_cents > 0 && one.deductible_cents === one.base_cents) return 'below_deductible'
  return one.care_refund_cents < one.net_cents ? 'ceiling_reached' : null
}
