import { expect, it } from 'vitest'
import { dayAfter } from './day-after.ts'

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  // the nights of the clocks
  ['2026-03-28', '2026-03-29'],
  ['2026-10-25', '2026-10-26'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next)
})

it('a week after 27 December is next year', () => {
  expect(dayAfter('2026-12-27', 7)).toBe('2027-01-03')
})
