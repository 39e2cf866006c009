import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'
import { launchOptions } from '../portal/server/browser.ts'
import { fetchTokens } from '../portal/sign-in.ts'
import { countKept, filed, install, writeRequest } from './on-device.ts'

const runs = Number(process.env['KILLS'] ?? 200)

/** A browser with a profile of its own, which outlives it. */
function profile(folder: string, baseURL: string) {
  return {
    open: (offline: boolean): Promise<BrowserContext> =>
      chromium.launchPersistentContext(folder, {
        ...launchOptions(),
        baseURL,
        offline,
        serviceWorkers: 'allow',
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        viewport: { width: 390, height: 844 },
      }),
    /** Ends every process of the browser at once, as an empty battery does. */
    kill(): void {
      try {
        execFileSync('pkill', ['-9', '-f', folder])
      } catch {
        // It was gone already.
      }
    },
  }
}

/** Counts the documents of each filed request with that number; the demonstration may have decided it by now. */
const sent = async (page: Page, number: string) =>
  (await filed(page, number)).flatMap(([status, files]) => (status === 'draft' ? [] : [files]))

test(
  '[OFF-02] requests survive a browser that is killed at any moment, and each arrives once and complete',
  { tag: '@deep' },
  async ({ origin, member }) => {
    test.setTimeout(runs * 60_000 + 120_000)
    const folder = mkdtempSync(join(tmpdir(), 'portal-kills-'))
    const browser = profile(folder, origin)
    const seed = Date.now() % 1_000_000
    // A generator of its own: the seed that a failure names repeats the moments.
    let state = seed
    const random = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state / 2_147_483_648) * most
    }
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    try {
      const { access_token, refresh_token } = await fetchTokens(origin, member.nevg, member.password)
      let context = await browser.open(false)
      let page = context.pages()[0] ?? (await context.newPage())
      await page.goto('/login')
      await page.evaluate(
        ([access, refresh]) => {
          localStorage.setItem('auth_token', access ?? '')
          localStorage.setItem('auth_refresh_token', refresh ?? '')
        },
        [access_token, refresh_token],
      )
      await install(page)
      await context.close()
      for (let run = 0; run < runs; run += 1) {
        const number = `COUPURE-${run}`
        context = await browser.open(true)
        page = context.pages()[0] ?? (await context.newPage())
        await writeRequest(page, number)
        browser.kill()
        for (let kills = 0; kills < 3; kills += 1) {
          context = await browser.open(random(1) < 0.3)
          page = context.pages()[0] ?? (await context.newPage())
          await Promise.race([
            page.goto('/refunds').then(
              () => pause(random(9000)),
              () => undefined,
            ),
            pause(9000),
          ])
          browser.kill()
          await context.close().catch(() => undefined)
        }
        context = await browser.open(false)
        page = context.pages()[0] ?? (await context.newPage())
        await page.goto('/refunds')
        // A call that was cut off is still being answered: the pause before its repetition doubles.
        await expect
          .poll(() => sent(page, number), { timeout: 120_000, message: `run ${run} of seed ${seed}` })
          .toEqual([2])
        await expect.poll(async () => (await countKept(page)).slice(0, 2)).toEqual([0, 0])
        await context.close()
      }
    } finally {
      browser.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
