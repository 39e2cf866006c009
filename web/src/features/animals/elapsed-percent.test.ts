import { expect, it } from 'vitest'
import { elapsedPercent } from './elapsed-percent.ts'

it.each([
  ['2026-08-12', 0],
  ['2026-08-01', 0],
  ['2026-10-11', 50],
  ['2026-12-10', 100],
  ['2027-03-01', 100],
])('[ANI-03] fills a waiting period of 120 days on %s by %d %%', (today, percent) => {
  expect(elapsedPercent('2026-08-12', '2026-12-10', today)).toBe(percent)
})

it('[ANI-03] counts across a change of the clocks and a 29 February', () => {
  expect(elapsedPercent('2028-02-28', '2028-03-02', '2028-02-29')).toBe(33)
  expect(elapsedPercent('2026-10-24', '2026-10-26', '2026-10-25')).toBe(50)
})

it('has passed a span without a day', () => {
  expect(elapsedPercent('2026-08-12', '2026-08-12', '2026-08-12')).toBe(100)
})
