import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '../animals/formulas.ts'
import { identificationDeadline } from '../animals/identification-deadline.ts'
import { remaining, usedPercent } from './limits.ts'
import { coverWarning, waitingPeriods, waitOver } from './waiting-periods.ts'

describe('waiting periods shown', () => {
  it('gives the first covered day and the days left of each guarantee', () => {
    expect(waitingPeriods(formulaTerms('chien-plus'), '2026-10-10', '2026-11-20')).toEqual([
      { guarantee: 'accident', covered_from: '2026-10-12', days_left: 0 },
      { guarantee: 'illness', covered_from: '2026-11-24', days_left: 4 },
      { guarantee: 'illness_surgery', covered_from: '2027-02-07', days_left: 79 },
    ])
  })
  it('hides the guarantees that the formula lacks', () => {
    const of = (name: 'preventive' | 'default') =>
      waitingPeriods(formulaTerms(name), '2026-11-15', '2026-11-20').map(({ guarantee }) => guarantee)
    expect(of('preventive')).toEqual(['accident', 'illness_surgery'])
    expect(of('default')).toEqual([])
  })
})

describe('[NOT-01] the end of a waiting period', () => {
  const integrale = formulaTerms('integrale')
  const withoutWait = { ...integrale, waiting_days: { ...integrale.waiting_days, illness: 0 } }
  it('is the first covered day of a guarantee that waits, from the change that added it too', () => {
    expect(waitOver(integrale, 'illness', '2026-10-10')).toBe('2026-11-24')
    expect(waitOver({ ...integrale, begun: { illness: '2027-10-10' } }, 'illness', '2026-10-10')).toBe('2027-11-24')
  })
  it('is none where the formula does not wait, or lacks the guarantee', () => {
    expect(waitOver(withoutWait, 'illness', '2026-10-10')).toBeNull()
    expect(waitOver({ ...withoutWait, begun: { illness: '2027-10-10' } }, 'illness', '2026-10-10')).toBeNull()
    expect(waitOver(formulaTerms('preventive'), 'illness', '2026-10-10')).toBeNull()
  })
})

describe('what is told before filing', () => {
  const integrale = formulaTerms('integrale')
  const warn = (care_date: string, cause: Cause, first_symptoms_on: string | null = null, formula = integrale) =>
    coverWarning({ formula, cover_start: '2026-01-10', care_date, cause, first_symptoms_on })

  it.each<[string, Cause, string]>([
    ['2026-01-11', 'accident', '2026-01-12'],
    ['2026-02-23', 'illness', '2026-02-24'],
  ])('[REF-18] flags care of %s after an %s, inside the waiting period until %s', (care_date, cause, until) => {
    expect(warn(care_date, cause)).toEqual({ code: 'waiting_period', until })
    expect(warn(until, cause)).toBeNull()
  })
  it.each<Cause>(['accident', 'illness', 'prevention'])('[REF-18] flags care before the cover starts (%s)', (cause) => {
    expect(warn('2026-01-09', cause)).toEqual({ code: 'before_effect', until: '2026-01-10' })
  })
  it('[REF-18] flags an illness which began before its cover', () => {
    expect(warn('2026-06-01', 'illness', '2026-02-23')).toEqual({ code: 'symptoms_before_cover', until: null })
    expect(warn('2026-06-01', 'illness', '2026-02-24')).toBeNull()
    expect(warn('2026-06-01', 'accident', '2026-02-23')).toBeNull()
  })
  it('judges an illness by the operations that preventive covers', () => {
    const preventive = formulaTerms('preventive')
    expect(warn('2026-05-09', 'illness', null, preventive)).toEqual({ code: 'waiting_period', until: '2026-05-10' })
    expect(warn('2026-05-10', 'illness', '2026-01-01', preventive)).toBeNull()
  })
  it('flags an animal without a formula, and nothing of prevention', () => {
    expect(warn('2026-06-01', 'accident', null, formulaTerms('default'))).toEqual({
      code: 'not_covered_by_formula',
      until: null,
    })
    expect(
      coverWarning({
        formula: integrale,
        cover_start: null,
        care_date: '2026-06-01',
        cause: 'accident',
        first_symptoms_on: null,
      })?.code,
    ).toBe('not_covered_by_formula')
    expect(warn('2026-01-10', 'prevention')).toBeNull()
  })
})

describe('limits shown', () => {
  it.each([
    [0, 250_000, 0],
    [1, 250_000, 1],
    [143_433, 250_000, 57],
    [8_400, 150_000, 5],
    [4_200, 150_000, 2],
    [249_999, 250_000, 99],
    [250_000, 250_000, 100],
    [260_000, 250_000, 100],
    [0, 0, 0],
  ])('shows %i of %i cents as %i %%', (used, ceiling, percent) => {
    expect(usedPercent(used, ceiling)).toBe(percent)
  })
  it('never says that less than nothing is left', () => {
    expect(remaining(100, 30)).toBe(70)
    expect(remaining(100, 130)).toBe(0)
  })
  it('counts the days left to supply the identification number', () => {
    expect(identificationDeadline('2026-10-10', '2026-11-20')).toEqual({ due_on: '2026-12-09', days_left: 19 })
    expect(identificationDeadline('2026-01-10', '2026-11-20').days_left).toBe(0)
  })
})
