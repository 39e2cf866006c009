import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { getCareBucket } from '../rules/drop-reason.ts'
import type { AssessedLine } from './assess.ts'

/** Facts of an animal's part that a claims system reckoned by itself, beside the amount of each line. */
export type GivenAmount = { animal_id: string; deductible_cents: number; explanation: string }

/**
 * Takes an animal's part as the claims system reckoned it. Nothing is computed but sums: what of it is care and what is prevention,
 * so that ceiling, package and deductible go on from it.
 */
export function takeGiven(lines: readonly AssessedLine[], { deductible_cents, explanation }: GivenAmount) {
  const told = lines.map((line) => {
    const isPrevention = getCareBucket(line.care_kind, lines) === 'prevention'
    const refunded_cents = line.refunded_cents ?? 0
    const covered_cents = isPrevention ? refunded_cents : line.reason_code === null ? line.billed_cents : 0
    return { isPrevention, line: { ...line, refunded_cents, covered_cents } }
  })
  const care = told.filter(({ isPrevention }) => !isPrevention).map(({ line }) => line)
  const prevention = told.filter(({ isPrevention }) => isPrevention).map(({ line }) => line)
  const vaccine_package_cents = sumBy(prevention, (line) => line.refunded_cents)
  const reasons = new Set(lines.flatMap(({ reason_code }): RejectionReason[] => (reason_code ? [reason_code] : [])))
  return {
    billed_cents: sumBy(lines, (line) => line.billed_cents),
    refunded_cents: sumBy(care, (line) => line.refunded_cents) + vaccine_package_cents,
    covered_base_cents: sumBy(care, (line) => line.covered_cents),
    deductible_cents,
    vaccine_package_cents,
    lines: told.map(({ line }): RefundLine & AssessedLine => line),
    reasons: [...reasons],
    computation: null,
    explanation,
  }
}
