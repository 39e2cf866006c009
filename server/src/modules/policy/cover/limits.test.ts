import { addDays } from '@coussinet/contract/domain/days.ts'
import { filingDeadlineYears, isFiledLate } from '@coussinet/contract/domain/requests.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insuranceYear } from './insurance-year.ts'

const anyDay = fc
  .date({ min: new Date('2010-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('insurance year', () => {
  it.each([
    ['2024-03-15', '2026-03-14', '2025-03-15', '2026-03-14'],
    ['2024-03-15', '2026-03-15', '2026-03-15', '2027-03-14'],
    ['2024-02-29', '2025-02-28', '2024-02-29', '2025-02-28'],
    ['2024-02-29', '2025-03-01', '2025-03-01', '2026-02-28'],
    ['2024-02-29', '2028-02-29', '2028-02-29', '2029-02-28'],
  ])('[REF-17] with a cover from %s, %s stands in the year %s to %s', (start, day, year_start, year_end) => {
    expect(insuranceYear(start, day)).toEqual({ year_start, year_end })
  })
  it('leaves no day out and counts none twice', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (start, day) => {
        const { year_start, year_end } = insuranceYear(start, day)
        expect(year_start <= day && day <= year_end).toBe(true)
        expect(insuranceYear(start, addDays(year_end, 1)).year_start).toBe(addDays(year_end, 1))
        expect(insuranceYear(start, addDays(year_start, -1)).year_end).toBe(addDays(year_start, -1))
      }),
    )
  })
})

describe('filing deadline', () => {
  it('is two years in France and Italy, three in Belgium', () => {
    expect((['FR', 'IT', 'BE'] as const).map(filingDeadlineYears)).toEqual([2, 2, 3])
  })
  it.each([
    ['2024-11-20', '2026-11-20', 'FR', false],
    ['2024-11-19', '2026-11-20', 'FR', true],
    ['2024-11-19', '2026-11-20', 'IT', true],
    ['2024-11-19', '2026-11-20', 'BE', false],
    ['2023-11-19', '2026-11-20', 'BE', true],
    ['2024-02-29', '2026-03-01', 'FR', false],
    ['2024-02-29', '2026-03-02', 'FR', true],
  ] satisfies [string, string, 'FR' | 'IT' | 'BE', boolean][])(
    'care of %s filed on %s in %s: late is %s',
    (care_date, filed, country, late) => {
      expect(isFiledLate(care_date, filed, country)).toBe(late)
    },
  )
})
