import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionReason } from '@coussinet/contract/domain/rejections.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { RefundLine, Computation } from '@coussinet/contract/refund-arithmetic.ts'
import type { RejectionParams } from '@coussinet/contract/rejection-text.ts'
import { coveredFrom, insuranceYear, outsideCover, remaining, termsOn } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { type AgreedAmount, computeAgreedRefund, holdsAgreedCare } from '../rules/agreed-refund.ts'
import { type BilledLine, getCareBucket } from '../rules/refund-amount.ts'
import {
  type AnimalCover,
  computeAnimalRefund,
  computeUsedCounters,
  toRefundCase,
  type CareTreatment,
} from './animal-cover.ts'

/** Line of the invoice as the insurer read it; a `reason_code` excludes it. */
export type AssessedLine = {
  animal_id: string
  label: string
  care_kind: CareKind
  billed_cents: number
  event: string | null
  reason_code: RejectionReason | null
  /** the claims system's own amount; null or absent: the portal computes */
  refunded_cents?: number | null
}

export type CareFacts = { care_date: Day; cause: Cause; first_symptoms_on: Day | null }

/** One animal's part of a request: the decision, and the event that its deductible counts for. */
export type AnimalPart = {
  cover: AnimalCover
  event: string | null
  lines: AssessedLine[]
  amount: PartAmount
}

/** Amounts of a part, computed by the portal or given by the claims system with an explanation. */
type PartAmount = {
  billed_cents: number
  refunded_cents: number
  covered_base_cents: number
  deductible_cents: number
  vaccine_package_cents: number
  lines: readonly (AssessedLine & { covered_cents: number; refunded_cents: number })[]
  reasons: readonly RejectionReason[]
  computation: Computation | null
  explanation: string | null
}

/** Part of an animal as the portal computes it. The steps are null if an agreement gave the amounts; `explanation` then has the reason. */
type ReckonedAmount<Line extends BilledLine> = AgreedAmount<Line> & { explanation: string | null }

/**
 * Each animal's part, in the order of the request, computed unless its amounts are given; an animal without a line has none. Throws
 * `validation_failed` for a line of no animal of the request.
 */
export function assess(
  covers: readonly AnimalCover[],
  care: CareFacts,
  lines: readonly AssessedLine[],
  given: readonly GivenAmount[] = [],
): AnimalPart[] {
  const strayed = lines.findIndex((line) => !covers.some(({ animal }) => animal.animal_id === line.animal_id))
  if (strayed >= 0)
    throw problem('validation_failed', { errors: { [`lines.${strayed}.animal_id`]: ['schema.invalid_type'] } })
  return covers.flatMap((cover) => {
    const own = lines.filter(({ animal_id }) => animal_id === cover.animal.animal_id)
    if (own.length === 0) return []
    const event = own.find((line) => line.event !== null)?.event ?? null
    const its = given.find(({ animal_id }) => animal_id === cover.animal.animal_id)
    return [
      { cover, event, lines: own, amount: its ? toGivenPart(own, its) : computePart(cover, { ...care, event }, own) },
    ]
  })
}

/** Tells whether a part used the agreement that it was decided under: care of it was covered. */
export const usesAgreement = ({ cover, amount }: AnimalPart): boolean =>
  cover.agreement !== undefined && holdsAgreedCare(amount.lines, cover.agreement.lines)

/** Amounts of an animal's ceiling and package that are left after a decision, of the year of its care. */
export function leftAfter(parts: readonly AnimalPart[], cover: AnimalCover | undefined, care: CareFacts) {
  if (!cover) return { ceiling_cents: 0, package_cents: 0 }
  const formula = termsOn(cover.animal, care.care_date)
  const taken = computeUsedCounters(cover, { ...care, event: null })
  const own = parts.filter((part) => part.cover === cover)
  const package_cents = sumBy(own, ({ amount }) => amount.vaccine_package_cents)
  const ceiling_cents = sumBy(own, ({ amount }) => amount.refunded_cents) - package_cents
  return {
    ceiling_cents: remaining(formula.annual_ceiling_cents, taken.ceiling_used_cents + ceiling_cents),
    package_cents: remaining(formula.vaccine_package_cents, taken.package_used_cents + package_cents),
  }
}

/** Computes an animal's part by the rules and its agreement, for decisions and estimates alike (EST-04). */
export function computePart<Line extends BilledLine>(
  cover: AnimalCover,
  care: CareTreatment,
  lines: readonly Line[],
): ReckonedAmount<Line> {
  if (cover.agreement) {
    const amount = computeAgreedRefund(toRefundCase(cover, care, lines), cover.agreement)
    return { ...amount, explanation: amount.computation === null ? cover.agreement.explanation : null }
  }
  const amount = computeAnimalRefund(cover, care, lines)
  const { covered_base_cents, deductible_cents, vaccine_package_cents } = amount.computation
  return { ...amount, covered_base_cents, deductible_cents, vaccine_package_cents, explanation: null }
}

/** Values that the sentence of a reason names for an animal: dates, amounts, the formula. */
export function rejectionParams(
  code: RejectionReason,
  { cover, lines }: Pick<AnimalPart, 'cover' | 'lines'>,
  { care_date, cause }: CareFacts,
): RejectionParams {
  const { animal } = cover
  const formula = termsOn(animal, care_date)
  switch (code) {
    case 'before_effective_date':
      return animal.cover_start === null ? {} : { date: animal.cover_start }
    case 'after_end_date':
      return endParams(cover, care_date)
    case 'not_covered_by_formula':
      return { formula: formula.name }
    case 'waiting_period': {
      const waits =
        lines.some(({ care_kind }) => getCareBucket(care_kind, lines) === 'surgery') &&
        lines.every(({ care_kind }) => getCareBucket(care_kind, lines) !== 'care')
      const illness = waits || !formula.covers.includes('illness') ? 'illness_surgery' : 'illness'
      const from =
        animal.cover_start && coveredFrom(formula, cause === 'accident' ? 'accident' : illness, animal.cover_start)
      return from ? { date: from } : {}
    }
    case 'below_deductible':
      return { amount_cents: formula.deductible_cents }
    case 'ceiling_reached':
      return animal.cover_start === null
        ? {}
        : { name: animal.name, date: insuranceYear(animal.cover_start, care_date).year_end }
    default:
      return {}
  }
}

/** Last day with cover before the care. The animal is named where its own cover has ended: the contract goes on. */
function endParams({ animal, contract }: AnimalCover, care_date: Day): RejectionParams {
  const outside = animal.cover_start === null ? null : outsideCover(care_date, animal.cover_start, contract)
  const date = outside?.reason === 'after_end_date' ? outside.until : contract.end_date
  if (date === null) return {}
  return { date, ...(animal.cover_end === date && { name: animal.name }) }
}

/** Facts of an animal's part that a claims system computed itself, besides the amount of each line. */
export type GivenAmount = { animal_id: string; deductible_cents: number; explanation: string }

/**
 * Takes an animal's part as the claims system computed it. Only sums are computed: how much is care and how much prevention, so that
 * ceiling, package and deductible continue from there.
 */
export function toGivenPart(lines: readonly AssessedLine[], { deductible_cents, explanation }: GivenAmount) {
  const parts = lines.map((line) => {
    const isPrevention = getCareBucket(line.care_kind, lines) === 'prevention'
    const refunded_cents = line.refunded_cents ?? 0
    const covered_cents = isPrevention ? refunded_cents : line.reason_code === null ? line.billed_cents : 0
    return { isPrevention, line: { ...line, refunded_cents, covered_cents } }
  })
  const care = parts.filter(({ isPrevention }) => !isPrevention).map(({ line }) => line)
  const prevention = parts.filter(({ isPrevention }) => isPrevention).map(({ line }) => line)
  const vaccine_package_cents = sumBy(prevention, (line) => line.refunded_cents)
  const reasons = new Set(lines.flatMap(({ reason_code }): RejectionReason[] => (reason_code ? [reason_code] : [])))
  return {
    billed_cents: sumBy(lines, (line) => line.billed_cents),
    refunded_cents: sumBy(care, (line) => line.refunded_cents) + vaccine_package_cents,
    covered_base_cents: sumBy(care, (line) => line.covered_cents),
    deductible_cents,
    vaccine_package_cents,
    lines: parts.map(({ line }): RefundLine & AssessedLine => line),
    reasons: [...reasons],
    computation: null,
    explanation,
  }
}
