import { expect, it } from 'vitest'
import { statementYears } from './AnimalPapers.tsx'

it.each([
  ['2026-11-21', ['2026']],
  ['2024-12-31', ['2026', '2025', '2024']],
  ['2026-11-22', []],
  [null, []],
])('offers the years since the cover began on %s', (cover_start, years) => {
  expect(statementYears(cover_start, '2026-11-21')).toEqual(years)
})

it('offers ten years at most', () => {
  expect(statementYears('2009-02-01', '2026-11-21')).toHaveLength(10)
})
