import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import type { Place } from '../portal/places/place.ts'
import { places, visit } from '../portal/places/places.ts'
import { launchOptions } from '../portal/server/browser.ts'
import { startServer } from '../portal/server/start-server.ts'
import { settled } from '../portal/settled.ts'
import { signedIn } from '../portal/sign-in.ts'
import { isWithoutAnswers, moveOffline, withhold } from './answers.ts'
import { collectComplaints, flawsOfWidth, flawsOfWords } from './flaws.ts'
import { isOwn, type Looker, lookerAt } from './lookers.ts'
import { getFileName, type Language, type Picture, toRoute, type State, themes, type Width, widths } from './picture.ts'
import { atRest, now, stillClock, unanswered, waitForNothing } from './still.ts'
import { isNamed, isWanted, type Wanted } from './wanted.ts'

/** A screenshot, and the flaws a program finds in it. */
export type Taken = Picture & { flaws: string[] }
export type Untaken = { place: string; state: State; language: Language; why: string }

/** Places that one member looks at in one state. */
type Round = { state: State; language: Language; looker: Looker; places: Place[] }

// Always the same, because a sponsor's link and its drawing bear it.
const port = '4317'
const origin = `http://localhost:${port}`
const heights: Record<Width, number> = { 360: 740, 390: 844, 768: 1024, 1440: 900 }
const locales: Record<Language, string> = { fr: 'fr-FR', it: 'it-IT' }

/** A browser in which round corners are the same whatever had been painted before. */
export function openBrowser(): Promise<Browser> {
  const options = launchOptions()
  return chromium.launch({ ...options, args: [...options.args, '--disable-partial-raster', '--num-raster-threads=1'] })
}

/** Takes the wanted pictures into `now` of a folder; one that was there goes to `before`. */
export async function walk(wanted: Wanted): Promise<{ taken: Taken[]; untaken: Untaken[] }> {
  await mkdir(join(wanted.folder, 'now'), { recursive: true })
  await mkdir(join(wanted.folder, 'before'), { recursive: true })
  const stop = await startServer(port, stillClock())
  const browsers = await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, openBrowser))
  const walked: { taken: Taken[]; untaken: Untaken[] } = { taken: [], untaken: [] }
  try {
    // All sessions are there before the first picture, for the account lists them.
    const rounds = await roundsOf(browsers, wanted)
    const goOn = async (browser: Browser) => {
      for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
        const { taken, untaken } = await takeRound(browser, wanted, round)
        walked.taken.push(...taken)
        walked.untaken.push(...untaken)
        process.stdout.write(`${round.state}, ${round.language}: ${taken.length} pictures\n`)
      }
    }
    await Promise.all(browsers.map(goOn))
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()))
    await stop()
  }
  return walked
}

/** Signs in the members who look, and finds the pages they can open. */
async function roundsOf(browsers: readonly Browser[], wanted: Wanted): Promise<Round[]> {
  const began = wanted.states.flatMap((state) => wanted.languages.map((language) => ({ state, language })))
  // Members of the demo look at several states.
  const lookers = Map.groupBy(began, ({ state, language }) => `${isOwn(state) ? state : 'demo'}, ${language}`)
  const waiting = [...lookers.values()]
  const found = new Map<(typeof began)[number], Omit<Round, 'state' | 'language'>>()
  const goOn = async (browser: Browser) => {
    for (let alike = waiting.shift(); alike !== undefined; alike = waiting.shift()) {
      const [first] = alike
      if (first === undefined) continue
      const looker = await lookerAt(origin, first.state, first.language)
      const all = await placesOf(browser, first.language, looker)
      for (const one of alike)
        found.set(one, { looker, places: all.filter((place) => isLookedAt(one.state, place, all)) })
    }
  }
  await Promise.all(browsers.map(goOn))
  return began.flatMap((one) => {
    const { looker, places: all } = found.get(one) ?? {}
    if (looker === undefined || all === undefined) return []
    return halves({ ...one, looker, places: all.filter((place) => isNamed(wanted, named(place))) })
  })
}

/** Divides what one looks at where two can look at once: signed in, and as a guest. */
function halves(round: Round): Round[] {
  const parts = [false, true].map((isGuest) => round.places.filter((place) => place.isGuest === isGuest))
  return parts.filter((part) => part.length > 0).map((part) => ({ ...round, places: part }))
}

async function placesOf(browser: Browser, language: Language, looker: Looker): Promise<Place[]> {
  const { page } = await openPage(browser, language, looker)
  try {
    return await places(page, looker.account)
  } finally {
    await leave(page)
  }
}

/** Closes a page; a call that is still on its way is nobody's any more. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Tells whether a state of a place is captured: once per route, except the full state and the places' own. */
function isLookedAt(state: State, place: Place, all: readonly Place[]): boolean {
  if (state === 'full') return true
  if (place.show !== undefined) return false
  if (isOwn(state)) return !place.isGuest
  const alike = all.filter(
    ({ address, show, isGuest }) =>
      show === undefined && isGuest === place.isGuest && toRoute(address) === toRoute(place.address),
  )
  return (alike.find(({ name }) => richest.has(name)) ?? alike[0]) === place
}

/** Those of their route that show most. */
const richest = new Set(['request paid', 'contribution declined'])

const named = ({ name, address, isGuest }: Place) => ({
  place: isGuest ? `guest, ${name}` : name,
  route: toRoute(address),
})

async function openPage(browser: Browser, language: Language, { tokens, disguise }: Looker, isGuest = false) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: locales[language],
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: heights[390] },
    ...(isGuest ? {} : { storageState: signedIn(origin, tokens) }),
  })
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const asked = unanswered(page)
  await page.clock.setFixedTime(now)
  await page.addInitScript(waitForNothing)
  await disguise(page)
  return { page, asked }
}

async function takeRound(browser: Browser, wanted: Wanted, { state, language, looker, places: looked }: Round) {
  const isGuest = looked.some((place) => place.isGuest)
  const { page, asked } = await openPage(browser, language, looker, isGuest)
  const complaints = collectComplaints(page)
  const withheld = await withhold(page, state, asked)
  const taken: Taken[] = []
  const untaken: Untaken[] = []
  // A guest forgets any session, which needs a page of the portal.
  if (isGuest) await page.goto('/login')
  for (const place of looked) {
    const sights = widths.flatMap((width) =>
      themes
        .map((theme) => ({ ...named(place), state, language, width, theme }))
        .filter((picture) => isWanted(wanted, picture)),
    )
    if (sights.length === 0) continue
    asked.clear()
    complaints.length = 0
    withheld.calls = 0
    try {
      await page.setViewportSize(sizeOf(sights[0]?.width ?? 390))
      await (state === 'offline' ? moveOffline(page, place, asked) : visit(page, place))
      await came(page, state)
      // A page without calls of its own always looks the same.
      if (isWithoutAnswers(state) && withheld.calls === 0) continue
      taken.push(...(await takeSights(page, asked, wanted.folder, sights, complaints)))
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      untaken.push({ place: named(place).place, state, language, why })
    }
  }
  await leave(page)
  return { taken, untaken }
}

const sizeOf = (width: Width) => ({ width, height: heights[width] })

/** Waits for a page; one without answers is complete when nothing changes for a while. */
async function came(page: Page, state: State): Promise<void> {
  if (!isWithoutAnswers(state)) return settled(page)
  await page.locator('main').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(state === 'loading' ? 500 : 1000)
}

/** Takes a screenshot: the whole page, its bar at the bottom, or the visible part if a dialog is open. */
async function screenshot(page: Page): Promise<Buffer> {
  const isCovered = (await page.locator('dialog[open]').count()) > 0
  const style = '.WizardFoot_foot { position: static !important }'
  return page.screenshot({
    fullPage: !isCovered,
    animations: 'disabled',
    caret: 'hide',
    ...(isCovered ? {} : { style }),
  })
}

async function takeSights(
  page: Page,
  asked: Set<Request>,
  folder: string,
  sights: readonly Picture[],
  complaints: readonly string[],
): Promise<Taken[]> {
  const taken: Taken[] = []
  let width: Width | null = null
  for (const sight of sights) {
    const isNew = sight.width !== width
    if (isNew) await page.setViewportSize(sizeOf(sight.width))
    await page.emulateMedia({ colorScheme: sight.theme, reducedMotion: 'reduce' })
    await page.locator(`html[data-theme=${sight.theme}]`).waitFor()
    if (isNew && !isWithoutAnswers(sight.state)) await settled(page)
    await page.evaluate(() => scrollTo(0, 0))
    // Idle callbacks run after the page is complete.
    await atRest(page, asked, width === null ? 400 : isNew ? 200 : 60)
    const flaws = [
      ...(width === null
        ? [
            // Calls that are refused on purpose are complained of.
            ...(isWithoutAnswers(sight.state) ? [] : new Set(complaints)),
            ...(await flawsOfWords(page, sight.state, sight.language)),
          ]
        : []),
      ...(isNew ? await flawsOfWidth(page) : []),
    ]
    const shot = await screenshot(page)
    const file = join(folder, 'now', getFileName(sight))
    await rename(file, join(folder, 'before', getFileName(sight))).catch(() => undefined)
    await writeFile(file, shot)
    taken.push({ ...sight, flaws })
    width = sight.width
  }
  return taken
}
