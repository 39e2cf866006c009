import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import type { Reservation } from './cover.store.ts'
import { computeLimits } from './limits.ts'
import type { AnimalDecision } from './rules/counters.ts'

const today = '2026-11-20'
const part = (refunded_cents: number, care_date = '2026-10-01', vaccine_package_cents = 0): AnimalDecision => ({
  care_date,
  cause: 'illness',
  event: null,
  covered_base_cents: refunded_cents,
  deductible_cents: 0,
  vaccine_package_cents,
  refunded_cents,
})
type Spec = {
  formula?: FormulaName
  cover_start?: string
  cover_end?: string | null
  on?: string
  decided?: AnimalDecision[]
  reserved?: Reservation[]
}
const limits = ({
  formula = 'integrale',
  cover_start = '2024-03-15',
  cover_end = null,
  on = today,
  decided = [],
  reserved = [],
}: Spec) =>
  computeLimits(
    {
      formula: formulaTerms(formula),
      icad: null,
      cover_start,
      cover_end,
      effective_date: cover_start,
      decided,
      reserved,
    },
    on,
  )

it('[PRE-01] tells what agreements reserve of the ceiling and of the package, and what is free beside it', () => {
  const reservation = { quote_id: 'd1', animal_id: 'a', insurance_year: '2026-03-15' }
  const reserved = [
    { ...reservation, reserved_cents: 40_000, reserved_package_cents: 0 },
    { ...reservation, reserved_cents: 10_000, reserved_package_cents: 3000 },
    // of another year's ceiling
    { ...reservation, insurance_year: '2025-03-15', reserved_cents: 99_000, reserved_package_cents: 0 },
  ]
  const { ceiling, vaccine_package } = limits({ decided: [part(30_000)], reserved }) ?? {}
  expect(ceiling).toMatchObject({
    amount_cents: 150_000,
    used_cents: 30_000,
    reserved_cents: 50_000,
    remaining_cents: 70_000,
    used_percent: 20,
  })
  expect(vaccine_package).toEqual({
    amount_cents: 5000,
    used_cents: 0,
    reserved_cents: 3000,
    remaining_cents: 2000,
  })
})

describe('[ANI-03] the ceiling', () => {
  it.each([
    ['untouched', 0, 150_000, 0],
    ['one cent used', 1, 149_999, 1],
    ['just under two per cent', 2999, 147_001, 1],
    ['half', 75_000, 75_000, 50],
    ['one cent short of full', 149_999, 1, 99],
    ['full', 150_000, 0, 100],
  ])('%s: %i cents used, %i left, %i %%', (_case, used_cents, remaining_cents, used_percent) => {
    const decided = used_cents === 0 ? [] : [part(used_cents)]
    expect(limits({ decided })?.ceiling).toEqual({
      year_start: '2026-03-15',
      year_end: '2027-03-14',
      amount_cents: 150_000,
      used_cents,
      reserved_cents: 0,
      remaining_cents,
      used_percent,
    })
  })

  it('counts the care of its year alone, and no vaccine', () => {
    const decided = [part(500, '2026-03-14'), part(700, '2026-03-15'), part(5000, '2026-05-01', 5000)]
    expect(limits({ decided })).toMatchObject({
      ceiling: { used_cents: 700 },
      vaccine_package: { amount_cents: 5000, used_cents: 5000, remaining_cents: 0 },
    })
  })
})

describe('[ANI-03] a cover that began on a 29 February', () => {
  const cover_start = '2024-02-29'

  it.each([
    ['2025-02-28', '2024-02-29', '2025-02-28'],
    ['2025-03-01', '2025-03-01', '2026-02-28'],
    ['2028-02-28', '2027-03-01', '2028-02-28'],
    ['2028-02-29', '2028-02-29', '2029-02-28'],
  ])('on %s stands in the year %s to %s', (on, year_start, year_end) => {
    expect(limits({ cover_start, on })?.ceiling).toMatchObject({ year_start, year_end })
  })

  it('has its waiting periods and its 60 days counted from that day', () => {
    expect(limits({ cover_start, on: cover_start })).toMatchObject({
      waiting_periods: [
        { guarantee: 'accident', covered_from: '2024-03-02', days_left: 2 },
        { guarantee: 'illness', covered_from: '2024-04-14', days_left: 45 },
        { guarantee: 'illness_surgery', covered_from: '2024-06-28', days_left: 120 },
      ],
      identification: { due_on: '2024-04-29', days_left: 60 },
    })
  })
})

it('[ANI-03] the days left for the number never go below zero', () => {
  expect(limits({ cover_start: '2026-09-20' })?.identification).toEqual({ due_on: '2026-11-19', days_left: 0 })
  expect(limits({ cover_start: '2026-09-21' })?.identification).toEqual({ due_on: '2026-11-20', days_left: 0 })
  expect(limits({ cover_start: '2026-09-22' })?.identification).toEqual({ due_on: '2026-11-21', days_left: 1 })
})

it.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
])('[LIFE-01] after its last day with cover, %s, an animal has no limits any more', (cover_end, has) => {
  expect(limits({ cover_end }) !== null).toBe(has)
})

it.each([
  ['default', '2024-03-15', today],
  ['confort', '2026-11-21', today],
] as const)('a formula %s from %s has no limits on %s', (formula, cover_start, on) => {
  expect(limits({ formula, cover_start, on })).toBeNull()
})
