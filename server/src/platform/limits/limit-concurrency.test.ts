import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

it('never works on more than its places at once, in order, and goes on after a failure', async () => {
  const takeTurn = limitConcurrency(2)
  let working = 0
  let most = 0
  const started: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      takeTurn(async () => {
        started.push(index)
        working += 1
        most = Math.max(most, working)
        await setTimeout(5)
        working -= 1
        if (index === 3) throw new Error('spoilt')
      }),
    ),
  )
  expect(most).toBe(2)
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(7)
})
