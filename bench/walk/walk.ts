import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { demoTokens, withDemoPortal } from '../demo-portal.ts'
import { type Measure, median } from '../measure.ts'
import { type Observer, observePage, type Seen } from './observe-page.ts'

const rounds = 3
const cpuRate = 4
const budgets = { visited: 60, first: 150, requests: 4, interaction: 64, shift: 0 }
/** ms without a request after which nothing more is expected of a page */
const quiet = 300
/**
 * ms until the frame has fetched what it leaves for when the page has come to rest, after five seconds: the code of the menu's pages among
 * it
 */
const untilRest = 9000

type Screen = { name: string; isPhone: boolean; width: number; height: number }
const screens: readonly Screen[] = [
  { name: 'desktop', isPhone: false, width: 1280, height: 800 },
  { name: 'phone', isPhone: true, width: 390, height: 844 },
]

type Visit = { path: string; ms: number; requests: number; shift: number }
type Round = { first: Visit[]; visited: Visit[]; interactions: Map<string, number>; shift: number; bare: number }

declare const observer: Observer

/**
 * Measures a member's way through all entries of the menus, at first and again, and each thing to press around them, on a CPU made four
 * times slower.
 */
export async function walk(): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await withDemoPortal(async (url) => {
      const roundTrip = await roundTripOf(url)
      const walked = new Map<Screen, Round[]>(screens.map((screen) => [screen, []]))
      for (let round = 0; round < rounds; round += 1)
        for (const [screen, done] of walked) done.push(await walkOnce(browser, url, screen))
      return [...walked].flatMap(([screen, done]) => figures(screen, done, roundTrip))
    })
  } finally {
    await browser.close()
  }
}

/** Median of a call that does nothing, in ms: what a first visit may wait for the network. */
async function roundTripOf(url: string): Promise<number> {
  const taken: number[] = []
  for (let count = 0; count < 20; count += 1) {
    const began = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    taken.push(performance.now() - began)
  }
  return median(taken)
}

async function walkOnce(browser: Browser, url: string, screen: Screen): Promise<Round> {
  const round: Round = { first: [], visited: [], interactions: new Map(), shift: 0, bare: 0 }
  const { context, page, requests } = await openPage(browser, url, screen)
  const walker = createWalker(page, { isPhone: screen.isPhone, requests, round })
  round.bare = await measureBarePage(page, url, walker.press)
  await walkMenus(page, url, walker, round)
  await pressTopbar(walker, screen)
  await context.close()
  return round
}

/** Requests of a page so far, and when the last one began. */
type RequestCount = { count: number; last: number }

/** Opens a page of the signed-in member on a slow CPU, whose requests are counted. */
async function openPage(browser: Browser, url: string, { isPhone, width, height }: Screen) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    hasTouch: isPhone,
    isMobile: isPhone,
  })
  await context.addInitScript(
    (tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value)
    },
    await demoTokens(url),
  )
  await context.addInitScript(observePage)
  const page = await context.newPage()
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  const requests: RequestCount = { count: 0, last: 0 }
  page.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return
    requests.count += 1
    requests.last = performance.now()
  })
  return { context, page, requests }
}

type WalkerDeps = { isPhone: boolean; requests: RequestCount; round: Round }

/** The member's hand: presses things, and notes in the round what was seen of each. */
function createWalker(page: Page, { isPhone, requests, round }: WalkerDeps) {
  const menu = page.locator(isPhone ? 'dialog[open]' : 'aside').filter({ has: page.locator('nav') })
  const topbar = page.locator('header').first()
  const menuButton = topbar.locator('button[aria-keyshortcuts*="Control+B"]')
  const userButton = menu.locator('button[popovertarget]')

  function note(what: string, { interactions, shift }: Seen): void {
    // Interactions shorter than a frame are not reported.
    const worst = Math.max(16, ...interactions)
    round.interactions.set(what, Math.max(round.interactions.get(what) ?? 0, worst))
    round.shift += shift
  }
  async function press(target: Locator): Promise<void> {
    // A menu that still slides in is no place to press yet.
    await target.click({ trial: true })
    const box = await target.boundingBox()
    if (!box) throw new Error(`${String(target)} is not on screen`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    // It arrives and presses at once: what is fetched on the way to a link has no head start.
    await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
  async function interact(what: string, act: () => Promise<void>): Promise<void> {
    await page.evaluate(() => observer.begin())
    await act()
    note(what, await page.evaluate(() => observer.seen()))
  }
  const openMenu = async () => {
    if (isPhone && !(await menu.isVisible())) await interact('menu', () => press(menuButton))
  }
  const openUserMenu = () => interact('user menu', () => press(userButton))
  const close = (what: string) => interact(what, () => page.keyboard.press('Escape'))

  async function visit(path: string, inUserMenu: boolean): Promise<Visit> {
    await openMenu()
    if (inUserMenu) await openUserMenu()
    const link = menu.locator(`${inUserMenu ? '[popover]' : 'nav'} a[href="${path}"]`)
    await page.evaluate((to) => {
      observer.begin()
      observer.await(to)
    }, path)
    const before = requests.count
    requests.last = performance.now()
    await press(link)
    const ms = await page.evaluate(() => observer.arrival())
    while (performance.now() - requests.last < quiet) await page.waitForTimeout(100)
    const seen = await page.evaluate(() => observer.seen())
    note('link of a menu', seen)
    return { path, ms, requests: requests.count - before, shift: seen.shift }
  }
  return { menu, topbar, menuButton, press, interact, openMenu, openUserMenu, close, visit }
}
type Walker = ReturnType<typeof createWalker>

/** Measures the same press and waiting with a page of a hundred rows that is there already: what the platform alone takes, in ms. */
async function measureBarePage(page: Page, url: string, press: Walker['press']): Promise<number> {
  await page.goto(`${url}/healthz`)
  await page.evaluate(() => {
    document.body.innerHTML = '<button>Next</button><main><h1>One</h1></main>'
    document.querySelector('button')?.addEventListener('click', () => {
      const rows = Array.from({ length: 100 }, (_, row) => `<p>Row ${row}</p>`)
      document
        .querySelector('main')
        ?.replaceWith(document.createRange().createContextualFragment(`<main><h1>Two</h1>${rows.join('')}</main>`))
    })
  })
  const presses: number[] = []
  for (let count = 0; count < 5; count += 1) {
    await page.evaluate(() => observer.await('/healthz'))
    await press(page.locator('button'))
    presses.push(await page.evaluate(() => observer.arrival()))
  }
  return median(presses)
}

/** Visits each entry of the menus twice. */
async function walkMenus(
  page: Page,
  url: string,
  { menu, openMenu, openUserMenu, close, visit }: Walker,
  round: Round,
): Promise<void> {
  await page.goto(`${url}/`, { waitUntil: 'load' })
  await page.locator('main h1').waitFor()
  await page.waitForTimeout(untilRest)
  await openMenu()
  await openUserMenu()
  const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const places = await hrefs(menu.locator('nav a'))
  // They are fetched on the way to the button.
  await menu.locator('[popover] a').first().waitFor()
  const own = (await hrefs(menu.locator('[popover] a'))).filter((path) => !places.includes(path))
  await close('user menu')
  const entries = [...places.filter((path) => path !== '/'), ...own, '/']
  for (const path of entries) {
    const one = await visit(path, own.includes(path))
    // The walk began there.
    if (path !== '/') round.first.push(one)
  }
  for (const path of entries) round.visited.push(await visit(path, own.includes(path)))
}

/** Presses each thing around the pages twice. */
async function pressTopbar({ topbar, menuButton, press, interact, close }: Walker, { isPhone }: Screen): Promise<void> {
  for (const what of ['theme', 'theme']) await interact(what, () => press(topbar.locator('button').last()))
  if (!isPhone) for (const what of ['menu', 'menu']) await interact(what, () => press(menuButton))
  for (const what of ['search', 'search']) {
    await interact(what, () => press(topbar.locator('button[aria-keyshortcuts*="Control+K"]')))
    await close(what)
  }
}

function figures({ name }: Screen, done: Round[], roundTrip: number): Measure[] {
  const of = (kind: 'first' | 'visited', path: string, what: 'ms' | 'requests') =>
    median(done.flatMap((round) => round[kind].filter((one) => one.path === path)).map((one) => one[what]))
  const [one] = done
  const whats = [...(one?.interactions.keys() ?? [])]
  const worst = (round: Round) => Math.max(...round.interactions.values())
  const moving = done
    .flatMap(({ first, visited }) => [...first, ...visited])
    .toSorted((one, other) => other.shift - one.shift)[0]
  const where = moving && moving.shift > 0 ? `, most at ${moving.path}` : ''
  return [
    { name: `${name}, a bare page of a hundred rows`, value: median(done.map(({ bare }) => bare)), unit: 'ms' },
    ...(one?.first ?? []).flatMap(({ path }): Measure[] => [
      {
        name: `${name}, ${path}: first visit`,
        value: of('first', path, 'ms'),
        unit: 'ms',
        budget: Math.round(budgets.first + roundTrip),
      },
      { name: `${name}, ${path}: requests`, value: of('first', path, 'requests'), unit: '', budget: budgets.requests },
    ]),
    ...(one?.visited ?? []).map(({ path }) => ({
      name: `${name}, ${path}: visited`,
      value: of('visited', path, 'ms'),
      unit: 'ms',
      budget: budgets.visited,
    })),
    ...whats.map((what) => ({
      name: `${name}, interaction: ${what}`,
      value: median(done.map((round) => round.interactions.get(what) ?? 0)),
      unit: 'ms',
    })),
    { name: `${name}, worst interaction`, value: median(done.map(worst)), unit: 'ms', budget: budgets.interaction },
    {
      name: `${name}, layout shift of the walk${where}`,
      value: Math.round(median(done.map(({ shift }) => shift)) * 1000) / 1000,
      unit: '',
      budget: budgets.shift,
    },
  ]
}
