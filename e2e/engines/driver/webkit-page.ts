import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver'
import { freePort } from '../../portal/server/free-port.ts'
import { type BrowserPage, locate, toElementQuery, type Wanted } from './browser-page.ts'
import { watchPortal } from './watched-portal.ts'

const patience = 20_000

export type WebKitPlaces = { driver: string; browser: string; screen: string }

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** A screen that nobody sees: WebKitGTK has no headless form. */
async function openScreen(program: string): Promise<{ display: string; child: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3] ?? child, 'data')
  return { display: `:${String(number).trim()}`, child }
}

async function connect(port: string, browser: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

/** A page of WebKitGTK. */
export async function openWebKitPage(origin: string, places: WebKitPlaces): Promise<BrowserPage> {
  const portal = await watchPortal(origin)
  const screen = await openScreen(places.screen)
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const server = spawn(places.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const driver = await connect(port, places.browser)
  await driver.manage().window().setRect({ width: 1280, height: 900 })
  await driver.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 })

  async function find(wanted: Wanted): Promise<WebElement> {
    const latest = Date.now() + patience
    for (;;) {
      const found: unknown = await driver.executeScript(`return (${locate})(arguments[0])`, toElementQuery(wanted))
      if (found instanceof WebElement) return found
      if (Date.now() > latest) throw new Error(`webkit: there is no ${wanted.role} ${wanted.name}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  return {
    async open(address) {
      await driver.get(`${portal.origin}${address}`)
    },
    evaluate: (read, input = '') => driver.executeScript(`return (${read})(arguments[0])`, input),
    async press(wanted) {
      const element = await find(wanted)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
      await element.click()
    },
    async type(wanted, text) {
      await (await find(wanted)).sendKeys(text)
    },
    async attach(wanted, path) {
      await (await find(wanted)).sendKeys(path)
    },
    errors: () => Promise.resolve(portal.lines.splice(0)),
    async screenshot(path) {
      writeFileSync(path, await driver.takeScreenshot(), 'base64')
    },
    async close() {
      await driver.quit().catch(() => undefined)
      await Promise.all([stop(server), stop(screen.child), portal.close()])
    },
  }
}
