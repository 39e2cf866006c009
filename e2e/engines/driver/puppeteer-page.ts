import { type ElementHandle, launch } from 'puppeteer-core'
import { launchOptions } from '../../portal/server/browser.ts'
import { type BrowserPage, locate, toElementQuery, type Wanted } from './browser-page.ts'

const patience = 20_000

/** A page of Chromium or Firefox. */
export async function openPuppeteerPage(
  origin: string,
  engine: 'chromium' | 'firefox',
  executablePath: string,
): Promise<BrowserPage> {
  const browser = await launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    ...(engine === 'firefox'
      ? {
          extraPrefsFirefox: {
            'intl.accept_languages': 'fr',
            'app.update.disabledForTesting': true,
            'network.captive-portal-service.enabled': false,
          },
        }
      : { args: [...launchOptions().args, '--lang=fr', '--accept-lang=fr'] }),
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  // Firefox reports an error object without its message.
  await page.evaluateOnNewDocument(() => {
    const { error } = console
    const inWords = (...all: unknown[]) => error(...all.map((one) => (one instanceof Error ? String(one) : one)))
    Object.assign(console, { error: inWords })
  })
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(message.text())
  })
  page.on('pageerror', (error) => lines.push(String(error)))

  async function find(wanted: Wanted): Promise<ElementHandle> {
    const sought = toElementQuery(wanted)
    const found = await page.waitForFunction(locate, { timeout: patience, polling: 100 }, sought).catch(() => null)
    const element = found?.asElement()
    if (!element) throw new Error(`${engine}: there is no ${wanted.role} ${wanted.name}`)
    return element as ElementHandle
  }

  return {
    async open(address) {
      await page.goto(`${origin}${address}`, { waitUntil: 'load' })
    },
    evaluate: (read, input = '') => page.evaluate(read, input),
    async press(wanted) {
      const element = await find(wanted)
      // A click goes to the middle of the element, even under the bar at the bottom.
      await element.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      await element.click()
    },
    async type(wanted, text) {
      await (await find(wanted)).type(text)
    },
    async attach(wanted, path) {
      await ((await find(wanted)) as ElementHandle<HTMLInputElement>).uploadFile(path)
    },
    errors: () => Promise.resolve(lines.splice(0)),
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` })
    },
    close: () => browser.close(),
  }
}
