import type { SearchHit, FoundKind } from '@coussinet/contract/search.ts'
import { expect, it } from 'vitest'
import { groupResults, movedTo } from './found-groups.ts'

const found = (kind: FoundKind, title: string): SearchHit => ({ kind, title, text: null, href: '/', download: false })

it('[FIND-01] puts what was found in groups, the kind of the best match first', () => {
  const groups = groupResults(
    [found('refund', 'a'), found('page', 'b'), found('refund', 'c'), found('question', 'd'), found('page', 'e')],
    { isSure: true },
  )
  expect(groups.map(({ kind, found: all }) => [kind, all.map(({ title }) => title).join('')])).toEqual([
    ['refund', 'ac'],
    ['page', 'be'],
    ['question', 'd'],
  ])
  expect(groupResults([], { isSure: true })).toEqual([])
  expect(groupResults([], { isSure: false })).toEqual([])
})

it('[FIND-01] keeps guesses in one group, the best first', () => {
  const guesses = [found('refund', 'a'), found('page', 'b'), found('refund', 'c')]
  expect(groupResults(guesses, { isSure: false })).toEqual([{ kind: 'guess', found: guesses }])
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('[FIND-01] %s leads from option %i of three to %s', (key, from, to) => {
  expect(movedTo(key, from, 3)).toBe(to)
  expect(movedTo(key, 0, 0)).toBeNull()
})
