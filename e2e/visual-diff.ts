// node e2e/visual-diff.ts take <folder>: every page of the demo as a picture, at a day that stands still.
// node e2e/visual-diff.ts compare <before> <after>: which of them differ, and where; answers 1 when any does.
// The pages are those of web/dist, or of PAGES_DIR.
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { streamEvents } from '@coussinet/contract/events.ts'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import type { Account } from './portal/accounts.ts'
import { moving } from './portal/looks/small.ts'
import { places, visit } from './portal/places/places.ts'
import { launchOptions } from './portal/server/browser.ts'
import { startServer } from './portal/server/start-server.ts'
import { settled } from './portal/settled.ts'
import { newSession, signedIn } from './portal/sign-in.ts'

type Theme = 'light' | 'dark'
type Group = {
  account: Account
  locale: 'fr-FR' | 'it-IT'
  sizes: readonly { width: number; height: number }[]
  themes: readonly Theme[]
}

// Always the same, because a sponsor's link and its drawing bear it.
const port = '4317'
const now = new Date('2026-11-20T09:00:00Z')
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const groups: Group[] = [
  { account: 'helene', locale: 'fr-FR', sizes: [phone, desk], themes: ['light', 'dark'] },
  { account: 'giulia', locale: 'it-IT', sizes: [phone], themes: ['light'] },
  // Covers that are suspended, a contract that has not begun.
  { account: 'sophie', locale: 'fr-FR', sizes: [desk], themes: ['light'] },
  { account: 'yanis', locale: 'fr-FR', sizes: [phone], themes: ['light'] },
]

/** Makes the portal's clock stand still; what counts the time that passes goes on. */
function stillClock(): Record<string, string> {
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

/** Follows what a page has asked for and was not answered yet, but for the stream of events, which never ends. */
function unanswered(page: Page): Set<Request> {
  const asked = new Set<Request>()
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(streamEvents.path)) asked.add(request)
  })
  // The end of a body that nobody reads is never told.
  page.on('response', (response) => void asked.delete(response.request()))
  page.on('requestfailed', (request) => void asked.delete(request))
  return asked
}

/** Loads at once what waits to be near; what waits for some seconds comes, or leaves, soon. */
function waitForNothing(): void {
  const Observer = window.IntersectionObserver
  window.IntersectionObserver = class extends Observer {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(seen, { ...options, rootMargin: '100000px' })
    }
  }
  const later = window.setTimeout.bind(window)
  const soon = (delay = 0) => (delay > 1000 && delay < 10_000 ? 100 : delay)
  Object.assign(window, { setTimeout: (task: () => void, delay?: number) => later(task, soon(delay)) })
}

async function takeGroup(browser: Browser, origin: string, folder: string, group: Group): Promise<number> {
  const { account, locale, sizes, themes } = group
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: sizes[0] ?? desk,
    storageState: signedIn(origin, await newSession(origin, account)),
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const asked = unanswered(page)
  await page.clock.setFixedTime(now)
  await page.addInitScript(waitForNothing)
  // Guests see the same pages whoever had signed in.
  const looked = (await places(page, account)).filter(
    ({ isGuest }) => !isGuest || sizes === groups[0]?.sizes || locale === 'it-IT',
  )
  let taken = 0
  for (const place of looked) {
    const name = `${place.isGuest ? 'guest' : account}-${locale.slice(0, 2)}-${place.name.replaceAll(/[^\p{L}\d]+/gu, '-')}`
    try {
      asked.clear()
      await visit(page, place)
      for (const size of sizes)
        for (const theme of themes) {
          await writeFile(join(folder, `${name}-${size.width}-${theme}.png`), await shoot(page, asked, size, theme))
          taken += 1
        }
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`)
    }
    await page.unrouteAll()
  }
  await context.close()
  return taken
}

/** A picture of the page at rest: all that it asked for is there, its messages have left, and nothing on it changes. */
async function shoot(page: Page, asked: Set<Request>, size: Group['sizes'][number], theme: Theme): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme=${theme}]`).waitFor()
  await settled(page)
  await page.mouse.move(0, 0)
  for (const pressed of await page.locator('[data-toast] button[aria-label]').all()) await pressed.click()
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  const latest = Date.now() + 20_000
  let last = ''
  for (;;) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const shown = await page.evaluate(() => document.body.outerHTML + document.body.scrollHeight)
    if (asked.size === 0 && shown === last && (await moving(page)).length === 0) break
    if (Date.now() > latest)
      throw new Error(`asked in vain for ${[...asked].map((request) => request.url()).join(', ')}`)
    last = shown
    await page.waitForTimeout(250)
  }
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

async function take(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const origin = `http://localhost:${port}`
  const stop = await startServer(port, stillClock())
  const options = launchOptions()
  // Round corners are the same then whatever had been painted before.
  const args = [...options.args, '--disable-partial-raster', '--num-raster-threads=1']
  const browser = await chromium.launch({ ...options, args })
  try {
    for (const group of groups)
      process.stdout.write(`${group.account}: ${await takeGroup(browser, origin, folder, group)} pictures\n`)
  } finally {
    await browser.close()
    await stop()
  }
}

type Difference = { pixels: number; box: number[]; sizes: string }

/** Compares two pictures where they are decoded already: in a browser. */
function differenceOf(page: Page, before: string, after: string): Promise<Difference> {
  return page.evaluate(
    async ([before = '', after = '']) => {
      const [one, other] = await Promise.all(
        [before, after].map(async (base64) => {
          const picture = new Image()
          picture.src = `data:image/png;base64,${base64}`
          await picture.decode()
          return picture
        }),
      )
      if (one === undefined || other === undefined) throw new Error('There are not two pictures.')
      const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
      const [a, b] = [one, other].map((picture) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
        context?.drawImage(picture, 0, 0)
        return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0))
      })
      let pixels = 0
      let [left, top, right, bottom] = [width, height, 0, 0]
      for (let at = 0; at < width * height; at += 1) {
        if (a?.[at] === b?.[at]) continue
        pixels += 1
        const [x, y] = [at % width, Math.floor(at / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      const sizes = `${one.width}×${one.height}${one.height === other.height && one.width === other.width ? '' : ` → ${other.width}×${other.height}`}`
      return { pixels, box: [left, top, right, bottom], sizes }
    },
    [before, after],
  )
}

async function compare(before: string, after: string): Promise<boolean> {
  const [old, young] = await Promise.all([before, after].map(async (folder) => new Set(await readdir(folder))))
  if (old === undefined || young === undefined) throw new Error('There are not two folders.')
  const lost = [...old].filter((name) => !young.has(name)).map((name) => `${name}: only before`)
  const found = [...young].filter((name) => !old.has(name)).map((name) => `${name}: only after`)
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  const differ: string[] = []
  let same = 0
  for (const name of [...old].filter((name) => young.has(name)).toSorted()) {
    const [a, b] = await Promise.all([before, after].map((folder) => readFile(join(folder, name), 'base64')))
    if (a === b) {
      same += 1
      continue
    }
    const { pixels, box, sizes } = await differenceOf(page, a ?? '', b ?? '')
    if (pixels === 0) same += 1
    else differ.push(`${name}: ${pixels} pixels of ${sizes}, within ${box.join(' ')}`)
  }
  await browser.close()
  const told = [...differ, ...lost, ...found]
  process.stdout.write(`${[...told, `${same} the same, ${told.length} differ`].join('\n')}\n`)
  return told.length === 0
}

const [verb, first, second] = process.argv.slice(2)
if (verb === 'take' && first !== undefined) await take(first)
else if (verb === 'compare' && first !== undefined && second !== undefined)
  process.exitCode = (await compare(first, second)) ? 0 : 1
else throw new Error('node e2e/visual-diff.ts take <folder> | compare <before> <after>')
