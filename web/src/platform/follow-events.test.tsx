import { streamEvents } from '@coussinet/contract/events.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { callsTo, speaksTo } from '../testing/wire.ts'
import { queries } from './calls/query-client.ts'
import { confirmMember, startSession } from './calls/session.ts'
import { followEvents } from './follow-events.ts'

const held = async () => ((await navigator.locks.query()).held ?? []).map(({ name }) => name)

it('a page that is left gives up the stream of events at once: the next one opens it without asking for all anew', async () => {
  speaksTo('helene')
  localStorage.setItem('auth_token', 'recorded')
  const stop = followEvents(queries)
  await expect.poll(held).toEqual(['portal-events'])
  const timers = vi.spyOn(globalThis, 'setTimeout')
  stop()
  await expect.poll(held).toEqual([])
  // No pause before another try.
  expect(timers.mock.calls.filter(([, delay = 0]) => delay > 700 && delay < 1300)).toEqual([])
})

it('[SAME-01] a page that is left while its second session waits for its member gives up the stream, too', async () => {
  speaksTo('helene')
  startSession({ access_token: 'first', refresh_token: 'first' })
  confirmMember('the owner')
  startSession({ access_token: 'second', refresh_token: 'second' })
  const stop = followEvents(queries)
  await expect.poll(held).toEqual(['portal-events'])
  stop()
  await expect.poll(held).toEqual([])
  expect(callsTo(streamEvents)).toEqual([])
})

it('[READ-01] hints that come faster than answers do not keep the answer away, and the last of them is followed', async () => {
  speaksTo('helene')
  localStorage.setItem('auth_token', 'recorded')
  let asked = 0
  const client = new QueryClient()
  const observer = new QueryObserver(client, {
    queryKey: ['refunds'],
    queryFn: async ({ signal }) => {
      asked += 1
      const mine = asked
      await new Promise((resolve) => setTimeout(resolve, 100))
      signal.throwIfAborted()
      return mine
    },
  })
  const unsubscribe = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  const stop = followEvents(client)
  const channel = new BroadcastChannel('portal-events')
  const hints = setInterval(() => channel.postMessage('refunds'), 20)
  try {
    await expect.poll(() => Number(observer.getCurrentResult().data)).toBeGreaterThan(3)
    clearInterval(hints)
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(observer.getCurrentResult().data).toBe(asked)
  } finally {
    clearInterval(hints)
    channel.close()
    stop()
    unsubscribe()
  }
})
