import { expect, it } from 'vitest'
import { placeIn, slicesOf, yearName } from './insurance-year.ts'

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

it.each([year, { year_start: '2028-02-29', year_end: '2029-02-27' }, { year_start: '2027-03-01', year_end: '2028-02-29' }])(
  '[CAL-03] cuts the year of $year_start into twelve slices without a gap',
  (one) => {
    const slices = slicesOf(one)
    expect(slices).toHaveLength(12)
    expect([slices[0]?.start, slices[11]?.end, slices[11]?.until]).toEqual([one.year_start, one.year_end, 1])
    for (const [index, { end }] of slices.slice(0, -1).entries()) {
      expect(Date.parse(slices[index + 1]?.start ?? '') - Date.parse(end)).toBe(86_400_000)
    }
  },
)
