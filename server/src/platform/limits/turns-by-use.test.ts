import { describe, expect, it } from 'vitest'
import { Problem } from '../core/problem.ts'
import { turnsByUse } from './turns-by-use.ts'

const rules = { places: 2, each: 4, all: 8, heavy: 10_000, longest_wait: 60_000 }

/** Turns on a clock of the test's own; each piece of work ends when it is told to. */
function turns(changes: Partial<typeof rules> = {}) {
  let now = 0
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const take = turnsByUse({ ...rules, ...changes }, () => now)
  const send = (whose: string, name: string, more: { places?: number; signal?: AbortSignal } = {}) =>
    take({ whose, ...more }, () => {
      order.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }).catch((error: unknown) => (error instanceof Problem ? error.code : error))
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    order,
    send,
    settle,
    pass: (ms: number) => (now += ms),
    async end(name: string, after = 0) {
      now += after
      ends.get(name)?.()
      await settle()
    },
  }
}

describe('turns by use', () => {
  it('[SEC-35] the next is that of a caller who has none in hand, and has used least', async () => {
    const { order, send, settle, end } = turns()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void send('a', name)
    await settle()
    // Nobody else waits.
    expect(order).toEqual(['a1', 'a2'])
    for (const name of ['b1', 'b2']) void send('b', name)
    await end('a1', 6000)
    expect(order.at(-1)).toBe('b1')
    void send('c', 'c1')
    await end('a2')
    expect(order.at(-1)).toBe('c1')
    await end('c1', 500)
    // a has used twelve seconds and b is at its first, but b has one in hand.
    expect(order.at(-1)).toBe('a3')
    void send('c', 'c2')
    await end('b1', 100)
    // c has used half a second, b more.
    expect(order.at(-1)).toBe('c2')
  })

  it('[SEC-35] those who have used much share one place: the other is free at once for who has not', async () => {
    const { order, send, settle, end } = turns()
    for (const whose of ['a', 'b']) for (const number of [1, 2, 3]) void send(whose, `${whose}${number}`)
    await settle()
    expect(order).toEqual(['a1', 'a2'])
    await end('a1', 11_000)
    expect(order).toEqual(['a1', 'a2', 'b1'])
    await end('b1', 11_000)
    // a is at work.
    expect(order).toHaveLength(3)
    await end('a2')
    expect(order.at(-1)).toBe('b2')
    void send('c', 'c1')
    await settle()
    expect(order.at(-1)).toBe('c1')
    // b has used less than a, and one of it is at work.
    expect(order).toHaveLength(5)
    await end('b2', 24_000)
    expect(order.at(-1)).toBe('a3')
  })

  it('[SEC-35] an hour later nobody has used anything', async () => {
    const { order, send, settle, pass, end } = turns()
    void send('a', 'a1')
    void send('b', 'b1')
    await settle()
    await end('a1', 11_000)
    await end('b1')
    pass(3_600_000)
    void send('a', 'a2')
    void send('b', 'b2')
    await settle()
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  it('[SEC-37] one that takes both places waits for them, and is not passed over', async () => {
    const { order, send, settle, end } = turns()
    void send('a', 'a1')
    void send('b', 'b1')
    await settle()
    void send('c', 'both', { places: 2 })
    void send('d', 'd1')
    await end('a1', 100)
    expect(order).toEqual(['a1', 'b1'])
    await end('b1')
    expect(order.at(-1)).toBe('both')
    await end('both', 100)
    expect(order.at(-1)).toBe('d1')
  })

  it('[SEC-35][SEC-37] who has used little waits for one piece at most of those who take both places again and again', async () => {
    const { order, send, settle, end } = turns()
    const both = { places: 2 }
    for (const whose of ['a', 'b']) for (const number of [1, 2, 3]) void send(whose, `${whose}${number}`, both)
    await settle()
    await end('a1', 11_000)
    await end('b1', 11_000)
    expect(order).toEqual(['a1', 'b1', 'a2'])
    void send('c', 'c1')
    void send('d', 'd1', both)
    await settle()
    // Nothing that is at work is broken off.
    expect(order).toHaveLength(3)
    await end('a2', 9000)
    expect(order.at(-1)).toBe('c1')
    await end('c1', 100)
    expect(order.at(-1)).toBe('d1')
    await end('d1', 2000)
    expect(order.at(-1)).toBe('b2')
  })

  it('[SEC-35] who hangs up leaves the queue, and one who takes both places holds up nobody then', async () => {
    const { order, send, settle } = turns()
    void send('a', 'a1')
    await settle()
    const stopping = new AbortController()
    const both = send('b', 'both', { places: 2, signal: stopping.signal })
    void send('c', 'c1')
    await settle()
    expect(order).toEqual(['a1'])
    stopping.abort(new Error('gone'))
    expect(await both).toEqual(new Error('gone'))
    await settle()
    expect(order).toEqual(['a1', 'c1'])
    expect(await send('d', 'd1', { signal: stopping.signal })).toEqual(new Error('gone'))
  })

  it('[SEC-35] a full queue gives way to who waits for less; many of one caller, and who waits too long, come back later', async () => {
    const { send, settle } = turns({ each: 3, all: 4, longest_wait: 50 })
    void send('a', 'a1')
    void send('b', 'b1')
    await settle()
    const waits = ['a2', 'a3', 'a4'].map((name) => send('a', name))
    expect(await send('a', 'a5')).toBe('too_many_requests')
    const other = send('b', 'b2')
    const third = send('c', 'c1')
    expect(await waits[2]).toBe('too_many_requests')
    expect(await other).toBe('unavailable')
    expect(await third).toBe('unavailable')
  })
})
