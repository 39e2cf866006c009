import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { countersFor, type AnimalDecision, sameEvent } from './counters.ts'

const part = (care_date: string, over: Partial<AnimalDecision> = {}): AnimalDecision => ({
  care_date,
  cause: 'illness',
  event: null,
  covered_base_cents: 10_000,
  deductible_cents: 0,
  vaccine_package_cents: 0,
  refunded_cents: 0,
  ...over,
})
const daysOf = (parts: readonly AnimalDecision[]) => parts.map(({ care_date }) => care_date)
const care = (care_date: string, event: string | null = null, cause: AnimalDecision['cause'] = 'illness') => ({
  care_date,
  cause,
  event,
})

describe('an event', () => {
  it.each([
    ['2026-03-01', ['2026-03-01'], 'the same day'],
    ['2026-04-15', ['2026-03-01'], '45 days later'],
    ['2026-04-16', [], '46 days later'],
    ['2026-02-28', [], 'the day before'],
  ])('[REF-17] holds care of %s or not: %j (%s)', (day, expected) => {
    expect(daysOf(sameEvent(care(day), [part('2026-03-01')]))).toEqual(expected)
  })
  it('counts its 45 days from the earliest care, not from the last', () => {
    const decided = [part('2026-03-01'), part('2026-04-10')]
    expect(daysOf(sameEvent(care('2026-04-15'), decided))).toEqual(['2026-03-01', '2026-04-10'])
    expect(daysOf(sameEvent(care('2026-04-20'), decided))).toEqual([])
    expect(daysOf(sameEvent(care('2026-05-01'), [...decided, part('2026-04-20')]))).toEqual(['2026-04-20'])
  })
  it('is of one cause, and prevention makes none', () => {
    expect(sameEvent(care('2026-03-02', null, 'accident'), [part('2026-03-01')])).toEqual([])
    expect(sameEvent(care('2026-03-02', null, 'prevention'), [part('2026-03-01', { cause: 'prevention' })])).toEqual([])
  })
  it('is not begun by care of which nothing was covered', () => {
    expect(sameEvent(care('2026-03-02'), [part('2026-03-01', { covered_base_cents: 0 })])).toEqual([])
  })
  it('follows the key of the insurer, however far the days are apart', () => {
    const decided = [part('2026-03-01', { event: 'e1' }), part('2026-03-05', { event: 'e2' })]
    expect(daysOf(sameEvent(care('2026-09-01', 'e1'), decided))).toEqual(['2026-03-01'])
    expect(daysOf(sameEvent(care('2026-03-06', 'e2'), decided))).toEqual(['2026-03-05'])
    expect(sameEvent(care('2026-03-06', 'e3'), decided)).toEqual([])
  })
  it('takes in care without a key, in an estimate, by its days', () => {
    expect(daysOf(sameEvent(care('2026-03-20'), [part('2026-03-01', { event: 'e1' })]))).toEqual(['2026-03-01'])
  })
})

describe('counters', () => {
  const decided = [
    part('2026-01-05', { deductible_cents: 2_500, refunded_cents: 5_000, vaccine_package_cents: 1_000 }),
    part('2026-01-20', { deductible_cents: 300, refunded_cents: 700 }),
    part('2026-05-01', { deductible_cents: 2_500, refunded_cents: 0 }),
  ]
  it('[REF-17] uses up ceiling and package in one insurance year, and a per-event deductible over two', () => {
    expect(countersFor(formulaTerms('integrale'), '2024-01-10', care('2026-02-01'), decided)).toEqual({
      ceiling_used_cents: 700,
      package_used_cents: 0,
      deductible_applied_cents: 2_800,
    })
    expect(countersFor(formulaTerms('integrale'), '2024-01-10', care('2026-01-09'), decided)).toEqual({
      ceiling_used_cents: 4_000,
      package_used_cents: 1_000,
      deductible_applied_cents: 2_800,
    })
  })
  it('[REF-17] counts a yearly deductible over the year, even where nothing was refunded', () => {
    const { deductible_applied_cents } = countersFor(formulaTerms('confort'), '2024-01-10', care('2026-12-01'), decided)
    expect(deductible_applied_cents).toBe(2_800)
  })
  it('are nothing for an animal without cover', () => {
    expect(countersFor(formulaTerms('default'), null, care('2026-02-01'), decided).ceiling_used_cents).toBe(0)
  })
})
