import { type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { TermsOnDay } from '../animals/formula-on-day.ts'

/** Day from which a guarantee's waiting period counts: the first of the cover, or of the change that added it. */
const countedFrom = ({ begun }: TermsOnDay, guarantee: Guarantee, cover_start: Day): Day => {
  const from = begun?.[guarantee]
  return from !== undefined && from > cover_start ? from : cover_start
}

/** First day on which the formula covers a guarantee; null if it never does. */
export function coveredFrom(formula: TermsOnDay, guarantee: Guarantee, cover_start: Day): Day | null {
  if (!formula.covers.includes(guarantee)) return null
  return addDays(countedFrom(formula, guarantee, cover_start), formula.waiting_days[guarantee] ?? 0)
}

/** First day after a guarantee's waiting period; null if the formula has none. */
export const waitOver = (formula: TermsOnDay, guarantee: Guarantee, cover_start: Day): Day | null =>
  (formula.waiting_days[guarantee] ?? 0) > 0 ? coveredFrom(formula, guarantee, cover_start) : null

/** Waiting period of each guarantee of the formula, with the days left on `today` (0 once it is over). */
export const waitingPeriods = (
  formula: TermsOnDay,
  cover_start: Day,
  today: Day,
): { guarantee: Guarantee; covered_from: Day; days_left: number }[] =>
  guarantees.flatMap((guarantee) => {
    const covered_from = coveredFrom(formula, guarantee, cover_start)
    return covered_from === null
      ? []
      : [{ guarantee, covered_from, days_left: Math.max(0, daysBetween(today, covered_from)) }]
  })

/**
 * Tells whether an illness appeared before the illness guarantee of the formula began, which excludes it for ever from
 * the guarantee of its care.
 */
export function beganBeforeCover(
  formula: TermsOnDay,
  guarantee: Guarantee,
  cover_start: Day,
  first_symptoms_on: Day | null,
): boolean {
  const { illness } = formula.waiting_days
  if (first_symptoms_on === null || illness === null) return false
  return first_symptoms_on < addDays(countedFrom(formula, guarantee, cover_start), illness)
}

export type CoverWarning = {
  code: 'not_covered_by_formula' | 'before_effect' | 'waiting_period' | 'symptoms_before_cover'
  /** first covered day, if there is one */
  until: Day | null
}

type PlannedCare = {
  formula: TermsOnDay
  cover_start: Day | null
  care_date: Day
  cause: Cause
  first_symptoms_on: Day | null
}

/**
 * Finds the first obstacle to a request before it is filed, while its lines are unknown; null if there is none. An
 * illness counts as care without an operation if the formula covers that.
 */
export function coverWarning({
  formula,
  cover_start,
  care_date,
  cause,
  first_symptoms_on,
}: PlannedCare): CoverWarning | null {
  if (formula.name === 'default' || cover_start === null) return { code: 'not_covered_by_formula', until: null }
  if (care_date < cover_start) return { code: 'before_effect', until: cover_start }
  if (cause === 'prevention') return null
  const guarantee = cause === 'illness' && !formula.covers.includes('illness') ? 'illness_surgery' : cause
  const until = coveredFrom(formula, guarantee, cover_start)
  if (until === null) return { code: 'not_covered_by_formula', until: null }
  if (care_date < until) return { code: 'waiting_period', until }
  return cause === 'illness' && beganBeforeCover(formula, guarantee, cover_start, first_symptoms_on)
    ? { code: 'symptoms_before_cover', until: null }
    : null
}
