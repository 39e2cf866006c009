import type { CareKind } from '@coussinet/contract/domain/care-kinds.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RejectionParams } from '@coussinet/contract/domain/rejection-text.ts'
import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { coveredFrom, formulaTerms, insuranceYear } from '#modules/policy/policy.ts'
import { problem } from '#platform/http/problem.ts'
import { bucketOf } from '../rules/drop-reason.ts'
import { type AnimalCover, refundOf } from './animal-cover.ts'

/** A line of the invoice as the insurer read it; a `reason_code` drops it. */
export type AssessedLine = {
  animal_id: string
  label: string
  care_kind: CareKind
  billed_cents: number
  event: string | null
  reason_code: RejectionReason | null
}

export type Care = { care_date: Day; cause: Cause; first_symptoms_on: Day | null }

/** One animal's part of a request: what was decided, and by which event its deductible counts. */
export type Part = {
  cover: AnimalCover
  event: string | null
  lines: AssessedLine[]
  amount: ReturnType<typeof refundOf<AssessedLine>>
}

/** Each animal's part, in the order of the request; an animal without a line has none. Throws `validation_failed` for a line of no animal of the request. */
export function assess(covers: readonly AnimalCover[], care: Care, lines: readonly AssessedLine[]): Part[] {
  const strayed = lines.findIndex((line) => !covers.some(({ animal }) => animal.animal_id === line.animal_id))
  if (strayed >= 0)
    throw problem('validation_failed', { errors: { [`lines.${strayed}.animal_id`]: ['schema.invalid_type'] } })
  return covers.flatMap((cover) => {
    const own = lines.filter(({ animal_id }) => animal_id === cover.animal.animal_id)
    if (own.length === 0) return []
    const event = own.find((line) => line.event !== null)?.event ?? null
    return [{ cover, event, lines: own, amount: refundOf(cover, { ...care, event }, own) }]
  })
}

/** Values that the sentence of a reason names for an animal: dates, amounts, the formula. */
export function rejectionParams(
  code: RejectionReason,
  { cover, lines }: Pick<Part, 'cover' | 'lines'>,
  { care_date, cause }: Care,
): RejectionParams {
  const { animal, contract } = cover
  const formula = formulaTerms(animal.formula)
  switch (code) {
    case 'before_effective_date':
      return animal.cover_start === null ? {} : { date: animal.cover_start }
    case 'after_end_date':
      return contract.end_date === null ? {} : { date: contract.end_date }
    case 'not_covered_by_formula':
      return { formula: animal.formula }
    case 'waiting_period': {
      const waits =
        lines.some(({ care_kind }) => bucketOf(care_kind, lines) === 'surgery') &&
        lines.every(({ care_kind }) => bucketOf(care_kind, lines) !== 'care')
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
