import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom, guaranteed, type Prize, sumWeights } from './odds.ts'

const prize = fc.tuple(
  fc.integer({ min: 25, max: 200 }).map((euros) => euros * 100),
  fc.integer({ min: 1, max: 60 }),
)
const tables = fc.uniqueArray(prize, { minLength: 1, maxLength: 6, selector: ([amount]) => amount })
const autumn: readonly Prize[] = [
  [2500, 70],
  [5000, 20],
  [10_000, 8],
  [20_000, 2],
]

describe('a draw', () => {
  it('[SPO-05] gives each prize exactly as many of the numbers as it weighs', () => {
    fc.assert(
      fc.property(tables, (prizes) => {
        const times = new Map<number, number>()
        for (let chosen = 0; chosen < sumWeights(prizes); chosen += 1) {
          const amount = drawFrom(prizes, chosen)
          times.set(amount, (times.get(amount) ?? 0) + 1)
        }
        expect([...times].toSorted(([one], [other]) => one - other)).toEqual(
          prizes.toSorted(([one], [other]) => one - other),
        )
      }),
    )
  })

  it.each([
    [0, 2500],
    [69, 2500],
    [70, 5000],
    [89, 5000],
    [90, 10_000],
    [97, 10_000],
    [98, 20_000],
    [99, 20_000],
  ])('[SPO-05] of the autumn offer: %i is %i cents', (chosen, amount) => {
    expect(drawFrom(autumn, chosen)).toBe(amount)
  })

  it.each([[-1], [100], [Number.NaN]])('knows no prize for %d', (chosen) => {
    expect(() => drawFrom(autumn, chosen)).toThrow(RangeError)
  })

  it('[SPO-05] brings 25 euros where nothing is left to chance', () => {
    expect([sumWeights(guaranteed), drawFrom(guaranteed, 0)]).toEqual([1, 2500])
  })
})
