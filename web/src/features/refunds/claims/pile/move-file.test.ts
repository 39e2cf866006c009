import { expect, it } from 'vitest'
import { pileGroup as group } from '../../../../testing/pile-group.ts'
import { moveFile } from './pile.queries.ts'

it('[READ-06] a document is in one group, wherever it is moved, and no group is left empty', () => {
  const groups = [group('a', 'b'), group('c')]
  expect(moveFile(groups, 'b', 1)).toEqual([group('a'), group('c', 'b')])
  expect(moveFile(groups, 'c', 0)).toEqual([group('a', 'b', 'c')])
  expect(moveFile(groups, 'a', 2)).toEqual([group('b'), group('c'), { ...group('a'), isTold: true }])
  expect(moveFile(groups, 'a', 0)).toEqual([group('b', 'a'), group('c')])
})
