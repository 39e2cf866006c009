import { expect, it } from 'vitest'
import { sum, sumBy } from './sum.ts'

it('adds amounts, and those of rows', () => {
  expect([sum([]), sum([1250, -50, 7])]).toEqual([0, 1207])
  expect(sumBy([{ cents: 3 }, { cents: 4 }], ({ cents }) => cents)).toBe(7)
})
