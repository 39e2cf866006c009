import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atDepth } from '../depth.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { afterLastDay } from './money-operations.ts'
import { type MoneySearch, openMoneySearch, type SearchResult } from './search-orders.ts'

let postgres: TestPostgres
// Two at a time: while one waits for the database, the other reckons.
let searches: MoneySearch[]
beforeAll(async () => {
  postgres = await startPostgres()
  searches = [await openMoneySearch(postgres, 'one'), await openMoneySearch(postgres, 'other')]
})
afterAll(async () => {
  for (const search of searches) await search.close()
  await postgres.close()
})

type Summary = { orders: number; deadlocks: number; cut: string[]; faults: string[] }

async function searchAll(groups: readonly (readonly string[])[], limit: number): Promise<Summary> {
  const left = [...groups]
  const summary: Summary = { orders: 0, deadlocks: 0, cut: [], faults: [] }
  const work = async (money: MoneySearch) => {
    for (let group = left.pop(); group; group = left.pop()) {
      const result = await money.search(group, { limit }).catch((error) => {
        throw new Error(group.join(' + '), { cause: error })
      })
      summary.orders += result.orders
      summary.deadlocks += result.deadlocks
      if (!result.isAll) summary.cut.push(group.join(' + '))
      summary.faults.push(...tellFaults(group, result))
    }
  }
  await Promise.all(searches.map(work))
  return summary
}

const tellFaults = (group: readonly string[], { faults }: SearchResult) =>
  faults.slice(0, 1).map(({ fault, statements }) => [group.join(' + '), fault, ...statements].join('\n'))

const names = () => searches[0]?.names ?? []
const pairs = () =>
  names().flatMap((one, index) =>
    names()
      .slice(index)
      .map((other) => [one, other]),
  )
const triples = () =>
  names().flatMap((one, index) =>
    names()
      .slice(index)
      .flatMap((other, more) =>
        names()
          .slice(index + more)
          .map((third) => [one, other, third]),
      ),
  )

describe('operations on the money of one animal, in every order of their statements', () => {
  it('[REF-09] [PRE-02] two end as one after the other, within the ceiling', { timeout: 300_000 }, async () => {
    const { orders, cut, deadlocks, faults } = await searchAll(pairs(), Number.POSITIVE_INFINITY)
    expect(faults).toEqual([])
    expect(deadlocks).toBe(0)
    expect(cut).toEqual([])
    expect(orders).toBeGreaterThan(names().length ** 2)
  })

  it('[REF-09] [PRE-02] three do, too', { timeout: 3_600_000 }, async () => {
    // One in so many, in an order that a prime scatters.
    const all = triples()
    const chosen = atDepth(
      all.filter((_, index) => (index * 7919) % all.length < 24),
      all,
    )
    const { orders, faults } = await searchAll(chosen, atDepth(12, 60))
    expect(faults).toEqual([])
    expect(orders).toBeGreaterThan(chosen.length)
  })

  it('[REF-09] a payment beside a correction answers the amount that is paid', async () => {
    for (const [correction, payment] of [
      ['correct decided up', 'pay'],
      ['correct paid up', 'pay again'],
    ] as const)
      expect((await searches[0]?.search([correction, payment]))?.faults).toEqual([])
  })

  it('[PRE-02] a limit that is read beside a decision counts an agreement’s amount once', async () => {
    expect((await searches[0]?.search(['decide agreed', 'look at limits']))?.faults).toEqual([])
  })

  it('[PRE-03] a change of formula beside the end of the cover is not applied to an animal that is no longer covered', async () => {
    const group = ['end cover', 'apply formula change', 'look at limits']
    const result = await searches[0]?.search(group)
    expect(result && tellFaults(group, result)).toEqual([])
  })

  it('[PRE-02] an agreement of a day that has ended is used or closed, not both', async () => {
    for (const operation of ['file under agreement', 'decide agreed', 'correct decided up'])
      expect((await searches[0]?.search([operation, afterLastDay]))?.faults).toEqual([])
  })
})
