import { expect, it } from 'vitest'
import { pauseAfter } from './deliver-stream.ts'

it('waits 2 s, twice as long each time, and never more than a quarter of an hour', () => {
  expect([1, 2, 3, 8, 9, 10, 60, 2000].map((tries) => pauseAfter(tries))).toEqual([2, 4, 8, 256, 512, 900, 900, 900])
})

it('waits as long as the receiver asks for, within the same limit', () => {
  expect([pauseAfter(1, 30), pauseAfter(6, 30), pauseAfter(1, 86_400), pauseAfter(1, 0)]).toEqual([30, 64, 900, 2])
})
