import { expect, it, vi } from 'vitest'
import { getKnownIndexes } from './known-indexes.ts'
import { findInAll, openIndex } from './search.ts'

it('[FIND-01] the index of the same things is opened once, of others anew, and sixteen are kept at the most', () => {
  const open = vi.fn<typeof openIndex>(openIndex)
  const indexOf = getKnownIndexes(open)
  const things = [{ id: '0', title: 'Oslo' }]
  const first = indexOf('fr', things)
  expect(indexOf('fr', [{ id: '0', title: 'Oslo' }])).toBe(first)
  expect(open).toHaveBeenCalledTimes(1)
  expect(indexOf('it', things)).not.toBe(first)
  const changed = indexOf('fr', [{ id: '0', title: 'Oslo', words: 'vaccin' }])
  expect(findInAll([changed], 'vaccin')[0]).toHaveLength(1)
  expect(findInAll([first], 'vaccin')[0]).toHaveLength(0)
  for (let other = 0; other < 16; other += 1) indexOf('fr', [{ id: String(other), title: 'x' }])
  open.mockClear()
  indexOf('fr', things)
  expect(open).toHaveBeenCalledTimes(1)
})
