import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { spawnPortal } from '../server/src/testing/program/spawn-portal.ts'
import { demoTokens } from './demo-member.ts'
import { type Measure, median } from './measure.ts'

const runs = 5
// Lighthouse's mobile profile, as applied rather than simulated: 1.6 Mbit/s, 150 ms, a quarter of this CPU.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const cpuRate = 4

type Load = { lcp: number; cls: number; tbt: number; js: number; html: number; fonts: number; requests: number }

/** LCP, blocking time, shift and bytes of the guest's and the member's first page, in a real browser made slow. */
export async function firstLoad(): Promise<Measure[]> {
  const data_dir = await mkdtemp(join(tmpdir(), 'coussinet-bench-'))
  const portal = await spawnPortal(data_dir)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const tokens = await demoTokens(portal.url)
    const login = await repeat(() => visit(browser, `${portal.url}/login`, null))
    const home = await repeat(() => visit(browser, `${portal.url}/`, tokens))
    const refunds = await repeat(() => visit(browser, `${portal.url}/refunds`, tokens))
    const request = await repeat(() => visit(browser, `${portal.url}/refunds/new`, tokens))
    const deeper = { lcp: 1800, tbt: 80, cls: 0, js: 130, html: 16, fonts: 60, requests: 16 }
    return [
      ...figures('login', login, { lcp: 800, tbt: 30, cls: 0, js: 106, html: 14, fonts: 60, requests: 8 }),
      ...figures('dashboard', home, { lcp: 1900, tbt: 80, cls: 0.01, js: 124, html: 14, fonts: 60, requests: 16 }),
      ...figures('refunds', refunds, deeper),
      ...figures('new request', request, deeper),
    ]
  } finally {
    await browser.close()
    await portal.kill('SIGTERM')
    await rm(data_dir, { recursive: true, force: true })
  }
}

async function repeat(visitOnce: () => Promise<Load>): Promise<Load[]> {
  const loads: Load[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await visitOnce())
  return loads
}

async function visit(browser: Browser, url: string, tokens: Record<string, string> | null): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'fr-FR',
    deviceScaleFactor: 1.75,
  })
  const page = await context.newPage()
  if (tokens)
    await context.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    }, tokens)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, tbt: 0 }
    const fcp = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
    Object.assign(globalThis, { seen })
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
    observe(
      'layout-shift',
      (entry) => (seen.cls += 'value' in entry && typeof entry.value === 'number' ? entry.value : 0),
    )
    // As Lighthouse counts it: what blocks once there is something to press.
    observe(
      'longtask',
      ({ startTime, duration }) => (seen.tbt += startTime + duration < fcp() ? 0 : Math.max(0, duration - 50)),
    )
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })

  const bytes = { js: 0, html: 0, fonts: 0, requests: 0 }
  const kinds = new Map<string, 'js' | 'html' | 'fonts'>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    bytes.requests += 1
    if (type === 'Script') kinds.set(requestId, 'js')
    if (type === 'Document' || type === 'Stylesheet') kinds.set(requestId, 'html')
    if (type === 'Font') kinds.set(requestId, 'fonts')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength / 1000
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  const { lcp, cls, tbt } = await page.evaluate((): { lcp: number; cls: number; tbt: number } =>
    Reflect.get(globalThis, 'seen'),
  )
  await context.close()
  return { lcp, cls, tbt, ...bytes }
}

function figures(page: string, loads: Load[], budget: Load): Measure[] {
  const of = (name: keyof Load) => median(loads.map((load) => load[name]))
  return [
    { name: `${page}: LCP`, value: of('lcp'), unit: 'ms', budget: budget.lcp },
    { name: `${page}: blocking time`, value: of('tbt'), unit: 'ms', budget: budget.tbt },
    { name: `${page}: layout shift`, value: of('cls'), unit: '', budget: budget.cls },
    { name: `${page}: JavaScript`, value: of('js'), unit: 'kB', budget: budget.js },
    { name: `${page}: HTML and CSS`, value: of('html'), unit: 'kB', budget: budget.html },
    { name: `${page}: fonts`, value: of('fonts'), unit: 'kB', budget: budget.fonts },
    { name: `${page}: requests`, value: of('requests'), unit: '', budget: budget.requests },
  ]
}
