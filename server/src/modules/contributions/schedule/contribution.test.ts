import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeContribution, priceOn } from './contribution.ts'

const animal = { cover_start: '2025-01-15', monthly_price_cents: 2490, price_revisions: [] }
const terms = { due_day: 10, end_date: null, animals: [animal] }

describe('the price of an animal', () => {
  const revised = {
    monthly_price_cents: 2565,
    price_revisions: [
      { from_day: '2027-01-01', announced_on: '2026-10-30', old_price_cents: 2565, new_price_cents: 2642 },
      { from_day: '2026-01-01', announced_on: '2025-10-30', old_price_cents: 2490, new_price_cents: 2565 },
    ],
  }
  it.each([
    ['2025-12-31', 2490],
    ['2026-01-01', 2565],
    ['2026-12-31', 2565],
    ['2027-01-01', 2642],
  ])('[REC-05] on %s is %i cents', (day, price) => {
    expect(priceOn(revised, day)).toBe(price)
  })
  it('is the one of the contract where none was announced', () => {
    expect(priceOn({ monthly_price_cents: 1290, price_revisions: [] }, '2026-05-01')).toBe(1290)
  })
})

describe('[REC-05] the debit of a month', () => {
  it.each([
    ['an ordinary month', '2026-11', {}, 2490],
    // 890 + 16/30 of 890
    [
      'the first one, with the days of the month before',
      '2026-12',
      { cover_start: '2026-11-15', monthly_price_cents: 890 },
      1365,
    ],
    ['the month in which the cover begins after the debit', '2026-11', { cover_start: '2026-11-15' }, 0],
    // 27 of 30 days
    ['the month in which the cover begins before the debit', '2026-11', { cover_start: '2026-11-04' }, 2241],
    ['the month after that one', '2026-12', { cover_start: '2026-11-04' }, 2490],
    ['a cover that begins on a 1st', '2026-11', { cover_start: '2026-11-01' }, 2490],
    ['before any cover', '2026-10', { cover_start: '2026-12-01' }, 0],
    ['an animal without cover', '2026-11', { cover_start: null }, 0],
  ])('%s', (_case, month, more, expected) => {
    expect(computeContribution({ ...terms, animals: [{ ...animal, ...more }] }, month)).toBe(expected)
  })

  it('adds an animal’s own share of its first month to the others’', () => {
    const oslo = { cover_start: '2024-03-15', monthly_price_cents: 5851, price_revisions: [] }
    const pistache = { cover_start: '2026-10-10', monthly_price_cents: 2290, price_revisions: [] }
    expect(computeContribution({ due_day: 5, end_date: null, animals: [oslo, pistache] }, '2026-11')).toBe(9766)
  })

  it.each([
    // 10/30 until the former contract ends, 11/31 with the debit after the later one begins
    ['2026-06-11', '2026-07-20', {}, [830, 0, 2490 + 884, 2490]],
    // 3/30, and 22/30 before the debit
    ['2026-06-04', '2026-06-08', {}, [249 + 1826, 2490, 2490, 2490]],
    ['2026-06-11', '2026-07-20', { cover_start: '2026-07-01' }, [0, 0, 2490 + 884, 2490]],
    ['2026-06-11', '2026-07-20', { cover_end: '2026-06-05' }, [415, 0, 0, 0]],
    ['2026-06-11', '2026-07-20', { cover_start: '2026-08-11' }, [0, 0, 0, 2490 + 1687]],
  ])('leaves out the days between two contracts, from %s to %s: %j', (from, to, more, expected) => {
    const animals = [{ ...animal, gaps: [{ from, to }], ...more }]
    const months = ['2026-06', '2026-07', '2026-08', '2026-09']
    expect(months.map((month) => computeContribution({ ...terms, animals }, month))).toEqual(expected)
  })

  it('ends with the contract, by the day', () => {
    const ending = { ...terms, end_date: '2026-11-15' }
    expect(['2026-10', '2026-11', '2026-12'].map((month) => computeContribution(ending, month))).toEqual([
      2490, 1245, 0,
    ])
    expect(computeContribution({ ...terms, end_date: '2026-11-30' }, '2026-11')).toBe(2490)
  })

  it('is a whole number of cents, never more than twice the price of a month', () => {
    const day = fc
      .integer({ min: 0, max: 700 })
      .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(5, 10, 15),
        fc.integer({ min: 1, max: 12 }),
        (cover_start, monthly_price_cents, due_day, number) => {
          const amount = computeContribution(
            { due_day, end_date: null, animals: [{ cover_start, monthly_price_cents, price_revisions: [] }] },
            `2026-${String(number).padStart(2, '0')}`,
          )
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount >= 0 && amount <= 2 * monthly_price_cents).toBe(true)
        },
      ),
    )
  })
})

describe('[PRE-03] the price around a change of formula', () => {
  const step = {
    takes_effect_on: '2026-06-16',
    formula: 'confort',
    from_formula: 'integrale',
    is_applied: false,
    monthly_price_cents: 3990,
    from_price_cents: 2490,
    confirmed_on: '2026-05-01',
  }
  const coming = { ...animal, formula_steps: [step] }
  const applied = { ...animal, monthly_price_cents: 3990, formula_steps: [{ ...step, is_applied: true }] }

  it.each([
    ['2026-06-15', 2490],
    ['2026-06-16', 3990],
    ['2027-06-16', 3990],
  ])('on %s is %i cents, before the change is written and after', (day, price) => {
    expect([priceOn(coming, day), priceOn(applied, day)]).toEqual([price, price])
  })

  it('ignores a price announced for the former formula, and applies one announced after the confirmation', () => {
    const revision = { from_day: '2027-01-01', old_price_cents: 2490, new_price_cents: 2565 }
    const former = { ...coming, price_revisions: [{ ...revision, announced_on: '2026-04-30' }] }
    expect([priceOn(former, '2026-06-15'), priceOn(former, '2027-01-01')]).toEqual([2490, 3990])
    const later = {
      ...applied,
      price_revisions: [{ ...revision, old_price_cents: 3990, new_price_cents: 4110, announced_on: '2026-10-30' }],
    }
    expect(['2026-06-15', '2026-12-31', '2027-01-01'].map((day) => priceOn(later, day))).toEqual([2490, 3990, 4110])
  })

  it('divides the debit of its month by days, and begins whole with a month', () => {
    const of = (month: string, one = coming) => computeContribution({ ...terms, animals: [one] }, month)
    // 15 days of 24,90 and 15 of 39,90
    expect([of('2026-05'), of('2026-06'), of('2026-07')]).toEqual([2490, 3240, 3990])
    const whole = { ...coming, formula_steps: [{ ...step, takes_effect_on: '2026-06-01' }] }
    expect([of('2026-05', whole), of('2026-06', whole)]).toEqual([2490, 3990])
  })
})
