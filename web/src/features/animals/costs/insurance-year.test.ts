import { expect, it } from 'vitest'
import { listMonthParts, placeIn, yearName } from './insurance-year.ts'

const year = { year_start: '2026-08-12', year_end: '2027-08-11' }

it('[CAL-03] names a year by the calendar years that it touches', () => {
  expect(yearName('2026-08-12')).toBe('2026-2027')
  expect(yearName('2026-01-01')).toBe('2026')
})

it('[CAL-03] places a day in its year', () => {
  expect(placeIn(year, '2026-08-12')).toBe(0)
  expect(placeIn(year, '2027-08-12')).toBe(1)
  expect(placeIn(year, '2026-01-01')).toBe(0)
  expect(placeIn(year, '2027-02-11')).toBeCloseTo(0.5, 2)
})

it.each([
  ['2026-08-12', '2027-08-11', 13],
  ['2026-03-16', '2027-03-15', 13],
  ['2026-01-31', '2027-01-30', 13],
  ['2028-02-29', '2029-02-27', 13],
  ['2027-03-01', '2028-02-29', 12],
])(
  '[CAL-03] cuts the year of %s to %s at the firsts of its months, without a gap, and names each month once',
  (year_start, year_end, count) => {
    const one = { year_start, year_end }
    const parts = listMonthParts(one)
    expect(parts).toHaveLength(count)
    expect([parts[0]?.start, parts.at(-1)?.end, parts.at(-1)?.until]).toEqual([year_start, year_end, 1])
    for (const [index, { end, until }] of parts.slice(0, -1).entries()) {
      const start = parts[index + 1]?.start ?? ''
      expect(start).toMatch(/-01$/)
      expect(Date.parse(start) - Date.parse(end)).toBe(86_400_000)
      expect(placeIn(one, start)).toBe(until)
    }
    const whole = parts.reduce((sum, { length }) => sum + length, 0)
    expect(parts[0]?.until).toBe((parts[0]?.length ?? 0) / whole)
    const named = parts.filter(({ isNamed }) => isNamed).map(({ start }) => start.slice(5, 7))
    expect(named.toSorted()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])
  },
)
