import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, accounts, password } from '../portal/accounts.ts'
import { ask } from '../portal/ask.ts'
import { messagesTo } from '../portal/mailbox.ts'
import { places, visit } from '../portal/places/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { freePort } from '../portal/server/free-port.ts'
import { startServer } from '../portal/server/start-server.ts'
import { settled } from '../portal/settled.ts'
import { signedIn, fetchTokens } from '../portal/sign-in.ts'
import { frenchLeft, frenchTexts } from './french-left.ts'

// Built and started as an insurer does it, with a brand that offers Dutch.

const root = join(import.meta.dirname, '../..')
const brand = join(root, 'examples/dutch-brand/coussinet-nl.brand.ts')

let folder = ''
let origin = ''
let stop = async () => {}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'coussinet-dutch-'))
  const pages = join(folder, 'pages')
  await promisify(execFile)(process.execPath, [join(root, 'web/scripts/build.ts'), '--out', pages], {
    cwd: root,
    env: { ...process.env, BRAND: brand },
  })
  const port = await freePort()
  origin = `http://localhost:${port}`
  stop = await startServer(port, { BRAND: brand, PAGES_DIR: pages })
})
test.afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

/** Title that a page bears before its code runs. */
async function builtTitle(address: string): Promise<string> {
  const response = await fetch(`${origin}${address}`, { headers: { 'accept-language': 'nl-BE' } })
  const title = /<title>([^<]*)/.exec(await response.text())?.[1] ?? ''
  return title.includes('undefined') ? '' : title
}

test.describe.configure({ mode: 'serial' })

for (const account of ['sophie', 'yanis'] satisfies Account[]) {
  test(`[GO-07] no French word is left on any page of ${account}, who reads Dutch`, async ({ browser }) => {
    test.setTimeout(240_000)
    const french = await frenchTexts('nl')
    expect(french.size).toBeGreaterThan(800)
    const storageState = signedIn(origin, await fetchTokens(origin, accounts[account], password))
    const context = await browser.newContext({ baseURL: origin, locale: 'nl-BE', storageState })
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await ask(page, '/me', 'PUT', { locale: 'nl-BE' })
    const left = []
    // Parts that open within a page are opened by the names of their buttons, in French or Italian.
    const opened = (await places(page, account)).filter(({ isGuest, show }) => !isGuest && show === undefined)
    expect(opened.length).toBeGreaterThan(20)
    for (const place of opened) {
      await visit(page, place)
      await settled(page)
      expect(await page.locator('html').getAttribute('lang'), place.name).toBe('nl')
      expect(await builtTitle(place.address), place.name).toMatch(/· Coussinet$|^Coussinet$/)
      left.push(...(await frenchLeft(page, french)).map((line) => `${place.name}: ${line}`))
    }
    expect(left).toEqual([])
    await context.close()
  })
}

test('[GO-07] a guest whose browser asks for Dutch reads it, chooses French, and comes back', async ({ browser }) => {
  const french = await frenchTexts('nl')
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-BE' })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  expect(await frenchLeft(page, french)).toEqual([])
  // The demo's accounts push the languages down: not between the press of the mouse and its release.
  await expect(page.getByRole('region', { name: 'Demonstratieaccounts' })).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await page.getByRole('button', { name: 'Nederlands' }).click()
  await expect(page.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
  await context.close()
})

test('[GO-07] letters to a member who reads Dutch are in Dutch', async ({ browser }) => {
  const storageState = signedIn(origin, await fetchTokens(origin, accounts.sophie, password))
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-BE', storageState })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const chosen = 'Kattenkussen-3-op-de-mat'
  const newPassword = { current_password: password, password: chosen, password_confirmation: chosen }
  const { email } = await ask<{ email: string }>(page, '/me')
  await ask(page, '/password', 'PUT', newPassword)
  await expect
    .poll(async () => (await messagesTo(origin, email)).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('Uw wachtwoord is gewijzigd')
  await context.close()
})
