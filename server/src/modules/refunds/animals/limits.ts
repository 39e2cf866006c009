import type { Limits } from '@coussinet/contract/animals.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type Day } from '@coussinet/contract/domain/days.ts'
import {
  identificationDeadline,
  insuranceYear,
  remaining,
  usedPercent,
  waitingPeriods,
} from '#modules/policy/policy.ts'
import { type AnimalDecision, countersFor } from '../rules/counters.ts'

type Cover = {
  formula: FormulaTerms
  icad: string | null
  cover_start: Day | null
  /** the last day with cover, as `coverEnd` tells it */
  cover_end: Day | null
  effective_date: Day | null
  decided: readonly AnimalDecision[]
}

/** An animal's limits on `today` (domain rules §2.7); null while there is nothing to limit. */
export function limitsOf(
  { formula, icad, cover_start, cover_end, effective_date, decided }: Cover,
  today: Day,
): Limits | null {
  if (
    formula.name === 'default' ||
    cover_start === null ||
    cover_start > today ||
    effective_date === null ||
    effective_date > today ||
    (cover_end !== null && cover_end < today)
  )
    return null
  const { year_start, year_end } = insuranceYear(cover_start, today)
  // Cause and event decide on the deductible of one event alone, which is not shown.
  const used = countersFor(formula, cover_start, { care_date: today, cause: 'illness', event: null }, decided)
  return {
    waiting_periods: waitingPeriods(formula, cover_start, today),
    ceiling: {
      year_start,
      year_end,
      ...amounts(formula.annual_ceiling_cents, used.ceiling_used_cents),
      used_percent: usedPercent(used.ceiling_used_cents, formula.annual_ceiling_cents),
    },
    deductible: {
      mode: formula.deductible_mode,
      amount_cents: formula.deductible_cents,
      used_cents: formula.deductible_mode === 'per_year' ? used.deductible_applied_cents : null,
    },
    vaccine_package: amounts(formula.vaccine_package_cents, used.package_used_cents),
    identification: icad === null ? identificationDeadline(cover_start, today) : null,
  }
}

const amounts = (amount_cents: number, used_cents: number) => ({
  amount_cents,
  used_cents,
  remaining_cents: remaining(amount_cents, used_cents),
})
