import lighthouse, { type Result } from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { findChromium } from '../../scripts/find-chromium.ts'
import { demoTokens, withDemoPortal } from '../demo-portal.ts'
import { type Measure, median } from '../measure.ts'
import { serveStaticLogin } from './static-login.ts'

const runs = 5
/** ms after which a page that asks for more and more is taken as it is; counted as cut off */
const maxWaitForLoad = 15_000

type Budget = { score: number; lcp: number; tbt: number; painted?: number; js: number; html: number; requests: number }
type PageToLoad = { name: string; path: string; isSignedIn: boolean; budget: Budget }

// The login's LCP is the static page's and 15 % more.
const deeper = { score: 97, lcp: 1800, tbt: 60, html: 16, requests: 16 }
const pages: readonly PageToLoad[] = [
  {
    name: 'login',
    path: '/login',
    isSignedIn: false,
    budget: { score: 100, lcp: 1.15, tbt: 20, painted: 0, js: 110, html: 14, requests: 8 },
  },
  {
    name: 'dashboard',
    path: '/',
    isSignedIn: true,
    budget: { score: 98, lcp: 1700, tbt: 60, js: 140, html: 14, requests: 16 },
  },
  { name: 'refunds', path: '/refunds', isSignedIn: true, budget: { ...deeper, js: 145 } },
  { name: 'new request', path: '/refunds/new', isSignedIn: true, budget: { ...deeper, js: 170 } },
]
const fonts = 60

type Load = {
  score: number
  lcp: number
  tbt: number
  cls: number
  /** kB of scripts that were there before the content was painted, as it was seen */
  painted: number
  js: number
  html: number
  fonts: number
  requests: number
  isCutOff: boolean
}
/** Categories that do not depend on time, of one run, with what lowered each. */
type Quality = { category: string; score: number; failed: string[] }

/** Measures the first load of four pages by Lighthouse's mobile profile, as it is published, beside a static page in the same rounds. */
export async function firstLoad(): Promise<Measure[]> {
  const browser = await puppeteer.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const bare = await serveStaticLogin()
  try {
    return await withDemoPortal(async (url) => {
      const tokens = await demoTokens(url)
      const reference: Load[] = []
      const loads = new Map<PageToLoad, Load[]>(pages.map((page) => [page, []]))
      const qualities = new Map<PageToLoad, Quality[]>()
      for (let run = 0; run < runs; run += 1) {
        reference.push(loadOf(await audit(browser, bare.url, null, ['performance'])))
        for (const page of pages) {
          const report = await audit(
            browser,
            `${url}${page.path}`,
            page.isSignedIn ? { origin: url, tokens } : null,
            run === 0 ? ['performance', 'accessibility', 'best-practices', 'seo'] : ['performance'],
          )
          loads.get(page)?.push(loadOf(report))
          if (run === 0) qualities.set(page, qualitiesOf(report))
        }
      }
      const least = { lcp: medianOf(reference, 'lcp'), tbt: medianOf(reference, 'tbt') }
      return [
        { name: 'a static page: LCP', value: least.lcp, unit: 'ms' },
        { name: 'a static page: blocking time', value: least.tbt, unit: 'ms' },
        ...[...loads].flatMap(([page, of]) => figures(page, of, qualities.get(page) ?? [], least)),
      ]
    })
  } finally {
    bare.close()
    await browser.close()
  }
}

type Session = { origin: string; tokens: Record<string, string> }

/** Looks at one page by itself, in a context whose cache and storage hold nothing but the session. */
async function audit(
  browser: Browser,
  url: string,
  session: Session | null,
  onlyCategories: string[],
): Promise<Result> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  if (session) {
    // An address of the portal that is none of its pages.
    await page.goto(`${session.origin}/healthz`)
    await page.evaluate((tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
    }, session.tokens)
  }
  const done = await lighthouse(
    url,
    { onlyCategories, maxWaitForLoad, disableStorageReset: true, logLevel: 'error' },
    undefined,
    page,
  )
  await context.close()
  if (!done || done.lhr.runtimeError) throw new Error(`${url}: ${done?.lhr.runtimeError?.message}`)
  if (done.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${done.lhr.finalDisplayedUrl}`)
  return done.lhr
}

function loadOf({ audits, categories, runWarnings }: Result): Load {
  const of = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
  const rows = tableOf(audits['network-requests']).filter(({ url }) => /^https?:/.test(String(url)))
  const [observed] = tableOf(audits['metrics'])
  const paintedAt = Number(observed?.['observedLargestContentfulPaint'])
  const kilobytes = (...types: string[]) =>
    rows
      .filter(({ resourceType }) => types.includes(String(resourceType)))
      .map(({ transferSize, networkEndTime }) => ({ size: Number(transferSize) / 1000, end: Number(networkEndTime) }))
  const sum = (files: { size: number }[]) => files.reduce((all, { size }) => all + size, 0)
  const scripts = kilobytes('Script')
  return {
    score: (categories['performance']?.score ?? 0) * 100,
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    cls: Math.round(of('cumulative-layout-shift') * 1000) / 1000,
    painted: sum(scripts.filter(({ end }) => end < paintedAt)),
    js: sum(scripts),
    html: sum(kilobytes('Document', 'Stylesheet')),
    fonts: sum(kilobytes('Font')),
    requests: rows.length,
    isCutOff: runWarnings.length > 0,
  }
}

function tableOf(audit: Result['audits'][string] | undefined): Record<string, unknown>[] {
  const details = audit?.details
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}

function qualitiesOf({ categories, audits }: Result): Quality[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .map(({ id, score, auditRefs }) => ({
      category: id,
      score: (score ?? 0) * 100,
      failed: auditRefs
        .filter(({ id: one, weight }) => weight > 0 && (audits[one]?.score ?? 1) < 1)
        .map(({ id: one }) => one),
    }))
}

function medianOf(loads: Load[], name: Exclude<keyof Load, 'isCutOff'>): number {
  return median(loads.map((load) => load[name]))
}

function figures(
  { name, budget, isSignedIn }: PageToLoad,
  loads: Load[],
  qualities: Quality[],
  least: { lcp: number; tbt: number },
): Measure[] {
  const of = (what: Exclude<keyof Load, 'isCutOff'>) => medianOf(loads, what)
  const { painted } = budget
  return [
    { name: `${name}: Lighthouse, performance`, value: of('score'), unit: '', atLeast: budget.score },
    ...qualities.map(({ category, score, failed }) => ({
      name: [`${name}: ${category}`, ...failed].join(' '),
      value: score,
      unit: '',
      atLeast: 100,
    })),
    {
      name: `${name}: LCP`,
      value: of('lcp'),
      unit: 'ms',
      budget: isSignedIn ? budget.lcp : Math.round(budget.lcp * least.lcp),
    },
    {
      name: `${name}: blocking time above the static page’s`,
      value: Math.max(0, of('tbt') - least.tbt),
      unit: 'ms',
      budget: budget.tbt,
    },
    { name: `${name}: layout shift`, value: of('cls'), unit: '', budget: 0 },
    { name: `${name}: requests until quiet`, value: of('requests'), unit: '', budget: budget.requests },
    {
      name: `${name}: JavaScript until it is painted`,
      value: of('painted'),
      unit: 'kB',
      ...(painted === undefined ? {} : { budget: painted }),
    },
    { name: `${name}: JavaScript`, value: of('js'), unit: 'kB', budget: budget.js },
    { name: `${name}: HTML and CSS`, value: of('html'), unit: 'kB', budget: budget.html },
    { name: `${name}: fonts`, value: of('fonts'), unit: 'kB', budget: fonts },
    {
      name: `${name}: runs that were cut off`,
      value: loads.filter(({ isCutOff }) => isCutOff).length,
      unit: `of ${runs}`,
      budget: 0,
    },
  ]
}
