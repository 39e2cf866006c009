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
}

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
