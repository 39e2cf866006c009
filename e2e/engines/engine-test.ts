import { test as base, expect } from '@playwright/test'
import { launchOptions } from '../portal/server/browser.ts'
import type { BrowserPage, EngineName } from './driver/browser-page.ts'
import { openPuppeteerPage } from './driver/puppeteer-page.ts'
import { openWebKitPage } from './driver/webkit-page.ts'

export { expect }

export type EngineChoice = { engine: EngineName; portal: BrowserPage }

function placeOf(setting: 'FIREFOX_PATH' | 'WEBKIT_DRIVER_PATH' | 'WEBKIT_BROWSER_PATH' | 'XVFB_PATH'): string {
  const place = process.env[setting]
  if (place === undefined) throw new Error(`${setting} says where the engine is: \`npm run test:engines\` sets it.`)
  return place
}

function openPage(engine: EngineName, origin: string): Promise<BrowserPage> {
  if (engine === 'chromium') return openPuppeteerPage(origin, engine, launchOptions().executablePath)
  if (engine === 'firefox') return openPuppeteerPage(origin, engine, placeOf('FIREFOX_PATH'))
  return openWebKitPage(origin, {
    driver: placeOf('WEBKIT_DRIVER_PATH'),
    browser: placeOf('WEBKIT_BROWSER_PATH'),
    screen: placeOf('XVFB_PATH'),
  })
}

// Chromium writes each refusal of the server on the console: of a link that is used up, of an address that leads nowhere.
const isRefusal = /^Failed to load resource: the server responded with a status of (?:404|410)/

// Written when a page is left before something of it has come; whatever a page fails to show, `pageShown` sees.
const isLeftBehind: Partial<Record<EngineName, RegExp>> = {
  // A font, by NS_BINDING_ABORTED and no other status; a page or code loaded in advance.
  firefox:
    /^(?:Error: )?downloadable font: download failed .* status=2152398850 |^ApiProblem: network$|^Error: TypeError: error loading dynamically imported module: http:\/\/localhost:\d+\/assets\//,
  // A page that the router loaded in advance.
  webkit: /^console: ApiProblem: network$/,
}

/** Each project of the configuration is an engine, which is opened once for all its tests. */
export const test = base.extend<{ quiet: void; origin: string }, EngineChoice>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  portal: [
    async ({ engine }, use) => {
      const page = await openPage(engine, `http://localhost:${process.env['E2E_PORT'] ?? ''}`)
      await use(page)
      await page.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  origin: ({ baseURL }, use) => use(baseURL ?? ''),

  // No page may leave an unhandled rejection or an error on the console.
  quiet: [
    async ({ portal, engine }, use, info) => {
      await portal.errors()
      await use()
      if (info.status !== info.expectedStatus) await portal.screenshot(info.outputPath(`${engine}.png`))
      expect(
        (await portal.errors()).filter((error) => !isRefusal.test(error) && !isLeftBehind[engine]?.test(error)),
        'errors of the page',
      ).toEqual([])
    },
    { auto: true },
  ],
})
