import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasCode } from '#platform/calls/api-problem.ts'
import { isLoadFailure, sheetsAgain, watchLoadFailures } from './load-failure.ts'

class Link extends EventTarget {
  rel = 'stylesheet'
  href = ''
  crossOrigin: string | null = null
  onload = () => {}
  onerror = () => {}
  remove = vi.fn<() => void>()
}

const href = 'https://portal.example.org/assets/part.css'
const page = new EventTarget()
let asked: Link[] = []
let onSheetError: (event: { target: unknown }) => void = () => {}

/** The engine could not load a sheet. */
function lose(link: Link): void {
  onSheetError({ target: link })
  link.onerror()
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('HTMLLinkElement', Link)
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof onSheetError) => (onSheetError = listener),
    createElement: () => new Link(),
    head: { append: (link: Link) => asked.push(link) },
  })
  watchLoadFailures()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[ERR-02] an error of loading that the bundler tells of is a problem of the network, and known as one of loading', () => {
  const payload = new TypeError(
    'Failed to fetch dynamically imported module: https://portal.example.org/assets/part.js',
  )
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  expect(hasCode(payload, 'network')).toBe(true)
  // With the browser's own message the router would reload the page.
  expect(payload.message).toBe('network')
  expect(isLoadFailure(payload)).toBe(true)
  expect(isLoadFailure(new TypeError('another'))).toBe(false)
})

it('[ERR-02] a sheet that did not come is asked for again before its code is, and by itself after a while', async () => {
  expect(sheetsAgain()).toBeUndefined()
  const lost = Object.assign(new Link(), { href })
  lose(lost)
  expect(lost.remove).toHaveBeenCalledOnce()

  const failing = sheetsAgain()
  expect(asked.map((link) => link.href)).toEqual([href])
  for (const link of asked.splice(0)) lose(link)
  await expect(failing).rejects.toSatisfy((error) => isLoadFailure(error) && hasCode(error, 'network'))

  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map((link) => link.href)).toEqual([href])
  for (const link of asked.splice(0)) lose(link)
  await vi.advanceTimersByTimeAsync(4999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map((link) => link.href)).toEqual([href])
  for (const link of asked.splice(0)) link.onload()
  expect(sheetsAgain()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
})
