import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPortal } from '../../portal.tsx'
import { fetchPages, fetchPagesAtRest } from './fetch-pages.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] }))
afterEach(() => void vi.useRealTimers())

/** A router whose pages are requested, and arrive when the test says so. */
function aRouter() {
  const router = createPortal()
  const asked: string[] = []
  const come: (() => void)[] = []
  vi.spyOn(router, 'loadRouteChunk').mockImplementation(async (route) => {
    asked.push(String(route.fullPath))
    await new Promise<void>((resolve) => come.push(resolve))
  })
  return { router, asked, next: () => come.shift()?.() }
}

it('[NAV-06] the menus’ pages are asked for one at a time, and once', async () => {
  const { router, asked, next } = aRouter()
  void fetchPages(router)
  void fetchPages(router)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
  next()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(2)
  for (let page = 0; page < 20; page += 1) {
    next()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toEqual(expect.arrayContaining(['/faq', '/profile/payment-methods/', '/profile/receipts/']))
})

it('[NAV-06] none is asked for while a page is on its way, nor until the page has come to rest', async () => {
  const { router, asked } = aRouter()
  const listeners = new Map<string, () => void>()
  vi.spyOn(router, 'subscribe').mockImplementation((event, listener) => {
    listeners.set(event, () => Reflect.apply(listener, undefined, []))
    return () => listeners.delete(event)
  })
  const leave = fetchPagesAtRest(router)
  await vi.advanceTimersByTimeAsync(4000)
  listeners.get('onBeforeLoad')?.()
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual([])
  router.state.status = 'pending'
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toEqual([])
  router.state.status = 'idle'
  listeners.get('onResolved')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  leave()
  expect(listeners.has('onBeforeLoad')).toBe(false)
})
