import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import type { AnimalCover } from './assessment/animal-cover.ts'
import { assess } from './assessment/assess.ts'
import { computeLimits } from './limits.ts'
import type { AnimalDecision } from './rules/counters.ts'

const part = (care_date: string, over: Partial<AnimalDecision> = {}): AnimalDecision => ({
  care_date,
  cause: 'illness',
  event: null,
  covered_base_cents: 10_000,
  deductible_cents: 2500,
  vaccine_package_cents: 0,
  refunded_cents: 5625,
  ...over,
})

type Name = Parameters<typeof formulaTerms>[0]
const deductibleOn = (on: string, decided: readonly AnimalDecision[], name: Name = 'integrale') => {
  const cover = { icad: null, cover_start: '2024-01-10', cover_end: null, effective_date: '2024-01-10' }
  return computeLimits({ formula: formulaTerms(name), ...cover, decided, reserved: [] }, on)?.deductible
}

describe('[EVT-01] the open event', () => {
  it.each([
    ['its first day', '2026-11-03', '2026-11-03', { last_day: '2026-12-18', days_left: 45 }],
    ['the day before', '2026-11-03', '2026-11-02', null],
    ['day 45, its last', '2026-11-03', '2026-12-18', { last_day: '2026-12-18', days_left: 0 }],
    ['day 46', '2026-11-03', '2026-12-19', null],
    ['day 45 over a leap day', '2028-01-20', '2028-03-05', { last_day: '2028-03-05', days_left: 0 }],
    ['day 46 over a leap day', '2028-01-20', '2028-03-06', null],
    ['day 45 of a year without one', '2027-01-20', '2027-03-06', { last_day: '2027-03-06', days_left: 0 }],
    ['a leap day itself', '2028-02-29', '2028-02-29', { last_day: '2028-04-14', days_left: 45 }],
    ['over the end of a year', '2026-12-01', '2027-01-15', { last_day: '2027-01-15', days_left: 0 }],
    ['day 46 over the end of a year', '2026-12-01', '2027-01-16', null],
    ['over the anniversary of the cover', '2026-12-20', '2027-01-20', { last_day: '2027-02-03', days_left: 14 }],
  ])('%s: begun on %s, looked at on %s', (_case, first_day, on, open) => {
    const event = open && { first_day, ...open, used_cents: 2500 }
    expect(deductibleOn(on, [part(first_day)])).toEqual({
      mode: 'per_event',
      amount_cents: 2500,
      used_cents: null,
      event,
      events: event ? [{ cause: 'illness', ...event }] : [],
    })
  })

  it('adds up what its parts have borne, and counts from the earliest of them', () => {
    const decided = [
      part('2026-11-10', { covered_base_cents: 1000, deductible_cents: 1000 }),
      part('2026-11-20', { deductible_cents: 1500 }),
    ]
    expect(deductibleOn('2026-11-25', decided)?.event).toEqual({
      first_day: '2026-11-10',
      last_day: '2026-12-25',
      days_left: 30,
      used_cents: 2500,
    })
  })

  it('is one a cause, the last begun in front', () => {
    const decided = [part('2026-11-01'), part('2026-11-12', { cause: 'accident', deductible_cents: 2000 })]
    expect(deductibleOn('2026-11-20', decided)).toMatchObject({
      event: { first_day: '2026-11-12', used_cents: 2000 },
      events: [
        { cause: 'accident', first_day: '2026-11-12', last_day: '2026-12-27', days_left: 37, used_cents: 2000 },
        { cause: 'illness', first_day: '2026-11-01', last_day: '2026-12-16', days_left: 26, used_cents: 2500 },
      ],
    })
  })

  it('is not begun by prevention, nor by care of which nothing was covered', () => {
    const decided = [
      part('2026-11-10', { cause: 'prevention' }),
      part('2026-11-12', { covered_base_cents: 0, deductible_cents: 0 }),
    ]
    expect(deductibleOn('2026-11-20', decided)).toMatchObject({ event: null, events: [] })
  })

  it('is none of a formula whose deductible is taken once a year', () => {
    expect(deductibleOn('2026-11-20', [part('2026-11-10')], 'confort')).toMatchObject({ event: null, events: [] })
  })
})

const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-11-01', days))
const cause = fc.constantFrom('accident' as const, 'illness' as const)
const visit = fc.record({
  care_date: day,
  cause,
  event: fc.option(fc.constantFrom('e1', 'e2', 'e3'), { freq: 3, nil: null }),
  billed_cents: fc.integer({ min: 1, max: 6000 }),
})
const perEvent = formulaNames.filter((name) => {
  const { deductible_mode, covers } = formulaTerms(name)
  return deductible_mode === 'per_event' && covers.includes('accident') && covers.includes('illness')
})

type Visit = { care_date: string; cause: 'accident' | 'illness'; event: string | null; billed_cents: number }

/** Decides a visit on these earlier decisions, as `decide` does. */
function decided(formula: Name, before: readonly AnimalDecision[], { care_date, ...care }: Visit): AnimalDecision {
  const insured = {
    animal_id: 'a',
    name: 'Oslo',
    icad: null,
    cover_start: '2024-01-10',
    cover_end: null,
    end_reason: null,
  }
  const animal = { ...insured, formula, formula_steps: [] }
  const cover: AnimalCover = {
    animal,
    contract: { country: 'FR', end_date: null, suspensions: [], gaps: [] },
    decided: before,
    reserved: [],
  }
  const line = { animal_id: 'a', label: '', care_kind: 'consultation', reason_code: null } as const
  const told = { care_date, cause: care.cause, first_symptoms_on: null }
  const [one] = assess([cover], told, [{ ...line, billed_cents: care.billed_cents, event: care.event }])
  if (!one) throw new Error('nothing was decided')
  const { covered_base_cents, deductible_cents, vaccine_package_cents, refunded_cents } = one.amount
  const { cause: of, event } = care
  return { care_date, cause: of, event, covered_base_cents, deductible_cents, vaccine_package_cents, refunded_cents }
}

it('[EVT-01] the event that is shown on a day is what the decision does with care of that day', () => {
  const asked = fc.record({
    formula: fc.constantFrom(...perEvent),
    visits: fc.array(visit, { maxLength: 8 }),
    on: day,
    cause,
    billed_cents: fc.integer({ min: 1, max: 6000 }),
  })
  let met = 0
  fc.assert(
    fc.property(asked, ({ formula, visits, on, ...care }) => {
      const before: AnimalDecision[] = []
      for (const one of visits) before.push(decided(formula, before, one))
      const { events = [], amount_cents = 0 } = deductibleOn(on, before, formula) ?? {}
      const shown = events.find((event) => event.cause === care.cause)
      if (shown) met += 1
      const now = decided(formula, before, { care_date: on, event: null, ...care })
      expect(now.deductible_cents).toBe(
        Math.min(now.covered_base_cents, Math.max(0, amount_cents - (shown?.used_cents ?? 0))),
      )
      // Afterwards the care of that day belongs to it: the same event, or one that begins now.
      const then = deductibleOn(on, [...before, now], formula)?.events.find((event) => event.cause === care.cause)
      const used_cents = (shown?.used_cents ?? 0) + now.deductible_cents
      expect(then).toMatchObject({ first_day: shown?.first_day ?? on, used_cents })
    }),
    { numRuns: 2000 },
  )
  expect(met).toBeGreaterThan(200)
})
