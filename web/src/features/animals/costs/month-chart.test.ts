import { expect, it } from 'vitest'
import { dearest } from './MonthChart.tsx'

it('[CAL-03] finds what cost most, the first of equals, and nothing in a year without costs', () => {
  const parts = [0, 4500, 21_200, 21_200].map((billed_cents, at) => ({ at, billed_cents }))
  expect(dearest(parts)?.at).toBe(2)
  expect(dearest([{ billed_cents: 0 }])).toBeUndefined()
  expect(dearest([])).toBeUndefined()
})
