import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { sumOf } from '@coussinet/contract/domain/sum.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type EventCare, sameEvent } from './event.ts'
import { insuranceYear } from '#modules/policy/policy.ts'

/** A part of a request on which the insurer has decided, paid or not, even when it brought nothing. */
export type DecidedPart = EventCare & {
  covered_base_cents: number
  deductible_cents: number
  vaccine_package_cents: number
  /** care and vaccine package together */
  refunded_cents: number
}

/** What earlier decisions have used up, in cents. */
export type Counters = { ceiling_used_cents: number; package_used_cents: number; deductible_applied_cents: number }

/**
 * The counters that meet `care`: ceiling and package of its insurance year; the deductible of that year or of its event,
 * as the formula says; nothing for an animal without cover. `decided` holds the animal's parts in the order of the decisions.
 */
export function countersFor(
  formula: FormulaTerms,
  cover_start: Day | null,
  care: EventCare,
  decided: readonly DecidedPart[],
): Counters {
  if (cover_start === null) return { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }
  const { year_start, year_end } = insuranceYear(cover_start, care.care_date)
  const ofYear = decided.filter(({ care_date }) => year_start <= care_date && care_date <= year_end)
  const ofDeductible = formula.deductible_mode === 'per_year' ? ofYear : sameEvent(care, decided)
  return {
    ceiling_used_cents: sumOf(ofYear, (part) => part.refunded_cents - part.vaccine_package_cents),
    package_used_cents: sumOf(ofYear, (part) => part.vaccine_package_cents),
    deductible_applied_cents: sumOf(ofDeductible, (part) => part.deductible_cents),
  }
}
