import type { Day } from '../calendar/civil-days.ts'

// Table of formulas of the rules (2.2), in cents, percent and days.

export type Guarantee = 'accident' | 'illness' | 'illness_surgery'

export type Formula = {
  covers: Guarantee[]
  rate: number
  ceiling_cents: number
  deductible_cents: number
  deductible_mode: 'per_event' | 'per_year'
  package_cents: number
  /** days from the start of cover; null where the guarantee is not covered */
  waiting_days: Record<Guarantee, number | null>
  /** first day of each guarantee that a change of formula added: its waiting period counts from it */
  begun?: Partial<Record<Guarantee, Day>>
}

/** Formula of an animal from a day on; null: since its cover began. */
export type FormulaPeriod = { from: Day | null; code: string }

const waiting = (illness: number | null) => ({ accident: 2, illness, illness_surgery: 120 })
const all: Guarantee[] = ['accident', 'illness', 'illness_surgery']

export const formulas: Record<string, Formula> = {
  default: {
    covers: [],
    rate: 0,
    ceiling_cents: 0,
    deductible_cents: 0,
    deductible_mode: 'per_event',
    package_cents: 0,
    waiting_days: { accident: null, illness: null, illness_surgery: null },
  },
  preventive: {
    covers: ['accident', 'illness_surgery'],
    rate: 60,
    ceiling_cents: 100_000,
    deductible_cents: 3000,
    deductible_mode: 'per_event',
    package_cents: 3000,
    waiting_days: waiting(null),
  },
  integrale: {
    covers: all,
    rate: 75,
    ceiling_cents: 150_000,
    deductible_cents: 2500,
    deductible_mode: 'per_event',
    package_cents: 5000,
    waiting_days: waiting(45),
  },
  confort: {
    covers: all,
    rate: 90,
    ceiling_cents: 250_000,
    deductible_cents: 6000,
    deductible_mode: 'per_year',
    package_cents: 8000,
    waiting_days: waiting(30),
  },
  'chat-plus': {
    covers: all,
    rate: 70,
    ceiling_cents: 130_000,
    deductible_cents: 1500,
    deductible_mode: 'per_event',
    package_cents: 6000,
    waiting_days: waiting(45),
  },
  'chien-plus': {
    covers: all,
    rate: 70,
    ceiling_cents: 180_000,
    deductible_cents: 2000,
    deductible_mode: 'per_event',
    package_cents: 6000,
    waiting_days: waiting(45),
  },
}

export function findFormula(code: string): Formula {
  const found = formulas[code]
  if (!found) throw new Error(`the rules have no formula ${code}`)
  return found
}

/** Code of the formula that decides care of a day. */
export const findCodeOn = (periods: readonly FormulaPeriod[], day: Day): string =>
  periods.findLast(({ from }) => from === null || from <= day)?.code ?? 'default'

/**
 * Finds the formula that decides care of a day (decision 80). A guarantee that a change added begins with it; one that the
 * formulas before had too goes on, with the shortest of their waiting periods.
 */
export function findFormulaOn(periods: readonly FormulaPeriod[], day: Day): Formula {
  const held = periods.filter(({ from }) => from === null || from <= day).toReversed()
  const formula = { ...findFormula(held[0]?.code ?? 'default') }
  const begun: Formula['begun'] = {}
  for (const guarantee of formula.covers) {
    const lacking = held.findIndex(({ code }) => !findFormula(code).covers.includes(guarantee))
    const since = lacking < 0 ? held : held.slice(0, lacking)
    const from = since.at(-1)?.from ?? null
    if (from !== null) begun[guarantee] = from
    const waits = since.map(({ code }) => findFormula(code).waiting_days[guarantee] ?? 0)
    formula.waiting_days = { ...formula.waiting_days, [guarantee]: Math.min(...waits) }
  }
  return { ...formula, begun }
}
