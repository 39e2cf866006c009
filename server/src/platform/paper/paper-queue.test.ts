import { expect, it } from 'vitest'
import { paperQueue } from './paper-queue.ts'

const rules = { each: 4, all: 6, budget: { most: 1000, per_second: 100 } }

/** Work that ends when it is told to, and says in which order it was begun. */
function works() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  async function endAll(count: number): Promise<void> {
    for (let ended = 0; ended < count; ended += 1) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { begun, work, endAll }
}

const outcomeOf = (paper: Promise<string>) => paper.catch((error: Error) => error.message)

it('serves one of each reader in turn', async () => {
  const { begun, work, endAll } = works()
  const queue = paperQueue(rules, () => 0)
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => queue(name.slice(0, 1), work(name)))
  await endAll(6)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

it('refuses who waits for several already, and lets the greediest give way where the queue is full', async () => {
  const { begun, work, endAll } = works()
  const queue = paperQueue(rules, () => 0)
  const a = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => outcomeOf(queue('a', work(name))))
  const b = ['b1', 'b2', 'b3'].map((name) => outcomeOf(queue('b', work(name))))
  const c = outcomeOf(queue('c', work('c1')))
  const others = ['d', 'e', 'f', 'g'].map((name) => outcomeOf(queue(name, work(name))))
  await endAll(12)
  expect(await Promise.all(a)).toEqual(['a1', 'a2', 'too_many_requests', 'too_many_requests', 'too_many_requests'])
  expect(await Promise.all(b)).toEqual(['b1', 'too_many_requests', 'too_many_requests'])
  expect([await c, ...(await Promise.all(others))]).toEqual(['c1', 'd', 'e', 'f', 'unavailable'])
  expect(begun).toHaveLength(7)
})

it('serves first who has used least of the time', async () => {
  let time = 0
  const queue = paperQueue({ ...rules, budget: { most: 10_000, per_second: 0 } }, () => time)
  const begun: string[] = []
  const work = (name: string) => async () => {
    begun.push(name)
    time += 100
    await new Promise(setImmediate)
  }
  const flood = ['a', 'b'].flatMap((reader) => [1, 2, 3].map((place) => queue(reader, work(`${reader}${place}`))))
  await flood[0]
  const late = queue('late', work('late'))
  await Promise.all([...flood, late])
  expect(begun).toEqual(['a1', 'b1', 'late', 'a2', 'b2', 'a3', 'b3'])
})

it('refuses who has used up their time until it comes back, and nobody else', async () => {
  let time = 0
  const queue = paperQueue(rules, () => time)
  const longWork = (name: string) => async () => {
    time += 1200
    return name
  }
  expect(await queue('a', longWork('first'))).toBe('first')
  await expect(queue('a', longWork('second'))).rejects.toThrow('too_many_requests')
  expect(await queue('b', longWork('theirs'))).toBe('theirs')
  time += 2000
  expect(await queue('a', longWork('third'))).toBe('third')
})

it('[SEC-42] takes from a reader what the work says, and nothing for its waiting for others', async () => {
  let time = 0
  const queue = paperQueue(rules, () => time)
  const waits = async (charge: (ms: number) => void) => {
    charge(0)
    time += 60_000
    charge(10)
    return 'drawn'
  }
  const late = async (charge: (ms: number) => void) => {
    charge(0)
    time += 60_000
    throw new Error('unavailable')
  }
  expect(await queue('a', waits)).toBe('drawn')
  await expect(queue('a', late)).rejects.toThrow('unavailable')
  expect(await queue('a', waits)).toBe('drawn')
})

it('goes on after a failure, and has no limit for the portal’s own', async () => {
  const queue = paperQueue({ ...rules, each: 1, all: 1 }, () => 0)
  const failing = queue(undefined, () => Promise.reject(new Error('spoilt')))
  const own = Array.from({ length: 5 }, (_, place) => queue(undefined, async () => place))
  await expect(failing).rejects.toThrow('spoilt')
  expect(await Promise.all(own)).toEqual([0, 1, 2, 3, 4])
})
