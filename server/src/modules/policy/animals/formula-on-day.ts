import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type FormulaName, type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { formulaTerms } from './formulas.ts'

/** A change confirmed by the insurer: in force from its day on, even before the job has applied it. */
export type FormulaStep = { takes_effect_on: Day; formula: FormulaName; from_formula: FormulaName; is_applied: boolean }

export type PricedStep = FormulaStep & {
  monthly_price_cents: number
  from_price_cents: number
  confirmed_on: Day
}

/** An animal's stored formula, in force since the last applied change, and all confirmed changes in order. */
export type FormulaHistory = { formula: FormulaName; formula_steps: readonly FormulaStep[] }

/** Terms of a formula on a day; `begun` has the first day of each guarantee added by a change. */
export type TermsOnDay = FormulaTerms & { begun?: Partial<Record<Guarantee, Day>> }

type FormulaPeriod = { from: Day | null; formula: FormulaName }

/** Formulas of an animal in order, each with its first day; the first one since the beginning of the cover. */
function periodsOf({ formula, formula_steps }: FormulaHistory): FormulaPeriod[] {
  const applied = formula_steps.filter(({ is_applied }) => is_applied)
  const coming = formula_steps.filter(({ is_applied }) => !is_applied)
  // The new formula is in force from the day of the change on, applied already or not.
  const [next] = coming
  const present = next?.formula === formula ? next.from_formula : formula
  // Earlier days have the change's former formula, so correcting the present formula does not alter them.
  return [
    { from: null, formula: applied[0]?.from_formula ?? present },
    ...applied.map(({ takes_effect_on: from }, place) => ({
      from,
      formula: applied[place + 1]?.from_formula ?? present,
    })),
    ...coming.map((step) => ({ from: step.takes_effect_on, formula: step.formula })),
  ]
}

const until = (animal: FormulaHistory, day: Day): FormulaPeriod[] =>
  periodsOf(animal).filter(({ from }) => from === null || from <= day)

/** Formula of an animal on a day: the day of care determines the formula (PRE-03). */
export const formulaOn = (animal: FormulaHistory, day: Day): FormulaName =>
  until(animal, day).at(-1)?.formula ?? animal.formula

/**
 * Terms of an animal's formula on a day. A guarantee added by a change begins with the change, as does its waiting
 * period; one that the former formula had continues, with the shorter of the two waiting periods.
 */
export function termsOn(animal: FormulaHistory, day: Day): TermsOnDay {
  const periods = until(animal, day).map(({ from, formula }) => ({ from, terms: formulaTerms(formula) }))
  const [current, ...before] = periods.toReversed()
  if (!current || before.length === 0) return formulaTerms(formulaOn(animal, day))
  const begun: Partial<Record<Guarantee, Day>> = {}
  const waiting_days = { ...current.terms.waiting_days }
  for (const guarantee of guarantees.filter((one) => current.terms.covers.includes(one))) {
    const gap = before.findIndex(({ terms }) => !terms.covers.includes(guarantee))
    const termPeriods = [current, ...(gap === -1 ? before : before.slice(0, gap))]
    const from = termPeriods.at(-1)?.from ?? null
    if (from !== null) begun[guarantee] = from
    const waits = termPeriods.map(({ terms }) => terms.waiting_days[guarantee] ?? 0)
    if (waits.some((days) => days > 0)) waiting_days[guarantee] = Math.min(...waits)
  }
  return { ...current.terms, waiting_days, begun }
}

type PricedAnimal = { monthly_price_cents: number; formula_steps: readonly PricedStep[] }

/** Monthly price with the formula of `today`, in cents: the stored one, or that of a change whose day has come. */
export const presentPrice = ({ monthly_price_cents, formula_steps }: PricedAnimal, today: Day): number =>
  formula_steps.findLast(({ is_applied, takes_effect_on }) => !is_applied && takes_effect_on <= today)
    ?.monthly_price_cents ?? monthly_price_cents
