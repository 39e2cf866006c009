import { describe, expect, it } from 'vitest'
import { exploreOrders, type LockWakeUp } from './explore-orders.ts'
import { endFootprint, readFootprint } from './footprint.ts'

const tables = {
  names: new Set(['accounts', 'letters']),
  parents: new Map<string, string[]>(),
  kinds: new Map([['accounts', 'account']]),
  things: new Map(['a', 'b'].map((id) => [id, { kind: 'account', id }])),
}
const sql = (text: string, ...parameters: string[]) => ({
  text,
  footprint: readFootprint({ text, parameters }, tables),
})
const reading = sql('select cents from accounts where id = $1', 'a')
const writing = sql('update accounts set cents = $2 where id = $1', 'a')
const locking = sql('select cents from accounts where id = $1 for update', 'a')
const transaction = (...statements: ReturnType<typeof sql>[]) => [
  ...statements,
  {
    text: 'commit',
    footprint: endFootprint(
      statements.map(({ footprint }) => footprint),
      true,
    ),
  },
]

/** Runs transactions on an account in memory that add one to what they read; returns what each order leaves. */
async function balancesOf(transactions: ReturnType<typeof transaction>[]) {
  const ends: number[] = []
  const orders: string[] = []
  const { orders: count } = await exploreOrders(async (choose) => {
    const places = transactions.map(() => 0)
    const read: number[] = transactions.map(() => 0)
    const written: (number | null)[] = transactions.map(() => null)
    const woken: LockWakeUp[] = []
    const blocked = new Set<number>()
    let [cents, holder, done]: [number, number | null, number] = [0, null, 0]
    let order = ''
    for (;;) {
      const waiting = transactions.flatMap((statements, operation) => {
        const next = statements[places[operation] ?? 0]
        return next && !blocked.has(operation) ? [{ operation, footprint: next.footprint }] : []
      })
      if (waiting.length === 0) break
      const operation = choose(waiting) ?? waiting[0]?.operation ?? 0
      const { text } = transactions[operation]?.[places[operation] ?? 0] ?? { text: '' }
      order += operation
      places[operation] = (places[operation] ?? 0) + 1
      const needsLock = /update/.test(text)
      if (needsLock && holder !== null && holder !== operation) {
        // Its statement goes on when the lock is free.
        places[operation] -= 1
        blocked.add(operation)
      } else {
        if (needsLock) holder = operation
        if (text.startsWith('select')) read[operation] = cents
        if (text.startsWith('update')) written[operation] = (read[operation] ?? 0) + 1
        if (text === 'commit') {
          cents = written[operation] ?? cents
          if (holder === operation) holder = null
          for (const one of blocked) {
            woken.push({ operation: one, by: done })
            const again = transactions[one]?.[places[one] ?? 0]?.text ?? ''
            holder = one
            if (again.startsWith('select')) read[one] = cents
            else written[one] = (read[one] ?? 0) + 1
            places[one] = (places[one] ?? 0) + 1
          }
          blocked.clear()
        }
      }
      done += 1
    }
    orders.push(order)
    ends.push(cents)
    return woken
  })
  return { ends: new Set(ends), orders, count }
}

describe('[REF-09] the search for orders', () => {
  it('finds the lost update of two that read before they write', async () => {
    const { ends, count } = await balancesOf([transaction(reading, writing), transaction(reading, writing)])
    expect(ends).toEqual(new Set([1, 2]))
    expect(count).toBeLessThan(20)
  })

  it('finds none where they lock what they read', async () => {
    const { ends } = await balancesOf([transaction(locking, writing), transaction(locking, writing)])
    expect(ends).toEqual(new Set([2]))
  })

  it('runs one order of those that have nothing in common', async () => {
    const other = sql('update accounts set cents = $2 where id = $1', 'b')
    const letter = sql('insert into letters (id) values ($1)', 'b')
    expect((await balancesOf([transaction(writing), transaction(letter)])).count).toBe(1)
    expect((await balancesOf([transaction(reading, writing), transaction(other, letter)])).count).toBe(1)
  })

  it('runs no order twice', async () => {
    const { orders, count } = await balancesOf([
      transaction(reading, locking, writing),
      transaction(locking, writing),
      transaction(reading),
    ])
    expect(new Set(orders).size).toBe(orders.length)
    expect(orders.length).toBeGreaterThanOrEqual(count)
    expect(count).toBeGreaterThan(6)
  })
})
