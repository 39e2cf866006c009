// node e2e/screenshots.ts: takes the pictures of docs/pictures from the demo.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test'
import { fetchAnimals, fetchRequests } from './portal/ask.ts'
import { launchOptions } from './portal/server/browser.ts'
import { freePort } from './portal/server/free-port.ts'
import { startServer } from './portal/server/start-server.ts'
import { settled } from './portal/settled.ts'
import { newSession } from './portal/sign-in.ts'
import { sample, wizardOn } from './portal/wizard/wizard.ts'

const pictures = join(import.meta.dirname, '../docs/pictures')
const desk = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page)
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** A page of Hélène’s, signed in. */
async function open(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Page> {
  const { access_token, refresh_token } = await newSession(origin, 'helene')
  const localStorage = [
    { name: 'auth_token', value: access_token },
    { name: 'auth_refresh_token', value: refresh_token },
  ]
  const context = await browser.newContext({
    ...options,
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  return context.newPage()
}

const port = await freePort()
const origin = `http://localhost:${port}`
await mkdir(pictures, { recursive: true })
const stop = await startServer(port)
const browser = await chromium.launch(launchOptions())
try {
  const page = await open(browser, origin, desk)
  await page.goto('/')
  await shoot(page, 'home')
  const paid = (await fetchRequests(page)).find(({ tracking_reference }) => tracking_reference === 'ZR-2026-00312')
  await page.goto(`/refunds/${paid?.id}`)
  await shoot(page, 'refund')

  const [oslo] = await fetchAnimals(page)
  await page.goto(`/animals/${oslo?.id}`)
  // Parts further down are loaded as one comes near.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('heading', { name: 'Mois par mois' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await shoot(page, 'animal')
  await page.goto('/profile/receipts/due')
  await page.getByRole('button', { name: /par carte/ }).waitFor()
  await shoot(page, 'contribution')

  await page.goto('/profile')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await shoot(page, 'profile')
  await fetch(`${origin}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: '412703584' }),
  })
  await expect(async () => {
    await page.goto('/demo/mailbox')
    await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor({ timeout: 1000 })
  }).toPass()
  await shoot(page, 'mail')

  const small = await open(browser, origin, phone)
  await small.goto('/profile/contract')
  await shoot(small, 'contract-phone')
  const wizard = wizardOn(small)
  await wizard.open()
  await small.getByLabel('Prendre une photo').setInputFiles({
    name: 'facture.heic',
    mimeType: 'image/heic',
    buffer: await readFile(sample('invoice-photo.heic')),
  })
  await small.getByText('Reçue', { exact: true }).waitFor()
  await wizard.confirmPaid()
  await small.getByRole('region', { name: 'Lu sur votre facture' }).waitFor({ timeout: 60_000 })
  await small
    .getByRole('region', { name: 'Lu sur votre facture' })
    .evaluate((read) => read.scrollIntoView({ block: 'center' }))
  await shoot(small, 'reading-phone')
  await small.context().clearCookies()
  await small.goto('/api/docs')
  await small.evaluate(() => localStorage.clear())
  await small.goto('/login')
  await shoot(small, 'login-phone')
} finally {
  await browser.close()
  await stop()
}
