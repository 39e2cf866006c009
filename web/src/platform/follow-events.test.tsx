import { expect, it, vi } from 'vitest'
import { speaksTo } from '../testing/wire.ts'
import { followEvents } from './follow-events.ts'
import { queries } from './query-client.ts'

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
