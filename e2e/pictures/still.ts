import { globSync } from 'node:fs'
import { streamEvents } from '@coussinet/contract/events.ts'
import type { Page, Request } from '@playwright/test'
import { moving } from '../portal/looks/small.ts'

/** The moment of every picture. */
export const now = new Date('2026-11-20T09:00:00Z')

/** Freezes the portal's clock; timers and durations go on. */
export function stillClock(): Record<string, string> {
  const [library] = globSync('/{usr/lib/*,usr/local/lib}/faketime/libfaketimeMT.so.1')
  if (library === undefined) throw new Error('The clock is held by libfaketime: install faketime.')
  return {
    LD_PRELOAD: library,
    FAKETIME: now.toISOString().slice(0, 19).replace('T', ' '),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    TZ: 'UTC',
  }
}

/** Tracks the requests of a page that are not answered yet, except the stream of events, which never ends. */
export function unanswered(page: Page): Set<Request> {
  const asked = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(streamEvents.path)) asked.add(request)
  })
  // The browser does not report the end of a body that nobody reads.
  page.on('response', (response) => void asked.delete(response.request()))
  page.on('requestfailed', (request) => void asked.delete(request))
  return asked
}

/** Loads at once what waits to be near; what waits for some seconds comes, or leaves, soon. For a page, before its own code. */
export function waitForNothing(): void {
  const Observer = window.IntersectionObserver
  window.IntersectionObserver = class extends Observer {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(seen, { ...options, rootMargin: '100000px' })
    }
  }
  const later = window.setTimeout.bind(window)
  const soon = (delay = 0) => (delay >= 1000 && delay < 10_000 ? 100 : delay)
  Object.assign(window, { setTimeout: (task: () => void, delay?: number) => later(task, soon(delay)) })
}

const slowest = 20_000

/** Waits until every request is answered, toasts are gone, and the page has not changed for `pause` milliseconds. */
export async function atRest(page: Page, asked: Set<Request>, pause: number): Promise<void> {
  await page.mouse.move(0, 0)
  for (const pressed of await page.locator('[data-toast] button[aria-label]').all()) await pressed.click()
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  const latest = Date.now() + slowest
  let last = ''
  for (;;) {
    await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const shown = await page.evaluate(() => document.body.outerHTML + document.body.scrollHeight)
    if (asked.size === 0 && shown === last && (await moving(page)).length === 0) return
    if (Date.now() > latest)
      throw new Error(
        asked.size === 0
          ? `goes on changing: ${(await moving(page)).join(', ')}`
          : `asked in vain for ${[...asked].map((request) => request.url()).join(', ')}`,
      )
    last = shown
    await page.waitForTimeout(pause)
  }
}
