import type { Browser, BrowserContext, Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'
import { openPanel, savePanel } from '../portal/profile/panels.ts'
import { freePort } from '../portal/server/free-port.ts'
import { startProvider } from '../portal/server/start-provider.ts'
import { startServer } from '../portal/server/start-server.ts'
import { signInByHand } from '../portal/sign-in.ts'

let origin = ''
let issuer = ''
let stops: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const [portal, house, nobody] = [await freePort(), await freePort(), await freePort()]
  origin = `http://localhost:${portal}`
  const provider = await startProvider(house, { origin, id: 'house' })
  issuer = provider.issuer
  const client = { client_id: 'portal', client_secret: 'a secret of a test' }
  const providers = [
    { id: 'house', name: 'Compte Maison', issuer, ...client },
    { id: 'down', name: 'Compte Muet', issuer: `http://localhost:${nobody}`, ...client },
  ]
  stops = [provider.stop, await startServer(portal, { OIDC_PROVIDERS: JSON.stringify(providers) })]
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

test.describe.configure({ mode: 'serial' })

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Signs in at the provider, and lets it tell the portal. */
async function signInThere(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name)
  await page.locator('input[name=password]').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The window that is at the provider: it changes its group of pages on the way there, and is another one for the test. */
async function findWindow(context: BrowserContext): Promise<Page> {
  const find = () => context.pages().find((one) => one.url().startsWith(issuer))
  await expect.poll(find).toBeDefined()
  const found = find()
  if (found === undefined) throw new Error('No window is at the provider.')
  return found
}

/** A browser in which Thibault has signed in by his password, at his profile. */
async function openProfile(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await signInByHand(page, accounts.thibault, password)
  await expect(heading(page, /Bonjour/)).toBeVisible()
  await page.goto('/profile')
  return { context, page }
}

test('[OIDC-01] a member links an account by signing in once, signs out over the provider, and then enters by it alone', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/animals')
  await page.getByRole('button', { name: 'Continuer avec Compte Maison' }).click()
  await signInThere(page, 'helene')
  await expect(heading(page, 'Reliez une fois votre compte')).toBeVisible()
  expect(page.url()).toBe(`${origin}/sign-in/house`)
  await signInByHand(page, accounts.helene, password)
  await expect(page.getByText('C’est fait : Compte Maison ouvre désormais votre espace.')).toBeVisible()
  await expect(page).toHaveURL('/animals')

  await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(heading(page, 'Ravis de vous revoir')).toBeVisible()

  await page.getByRole('button', { name: 'Continuer avec Compte Maison' }).click()
  await expect(heading(page, /Bonjour Hélène/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()

  // This session was opened at the provider, and ends there.
  await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByRole('button', { name: /sign me out/i }).click()
  await expect(heading(page, 'Ravis de vous revoir')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer avec Compte Maison' }).click()
  await expect(page.locator('input[name=login]')).toBeVisible()

  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(heading(page, 'Connexion interrompue')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Cette page a déjà servi')).toBeVisible()
  await context.close()
})

test('[OIDC-01] a provider that does not answer keeps nobody out', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continuer avec Compte Muet' }).click()
  await expect(page.getByText(/Compte Muet ne répond pas pour l’instant/)).toBeVisible()
  await signInByHand(page, accounts.sophie, password)
  await expect(heading(page, /Bonjour/)).toBeVisible()
  await context.close()
})

test('[OIDC-01][SAFE-03] a linked account proves who is there in a window that closes, and nothing typed is lost', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { context, page } = await openProfile(browser)
  await page.getByRole('button', { name: 'Relier Compte Maison' }).click()
  await signInThere(page, 'thibault')
  await expect(page.getByText('C’est fait : Compte Maison ouvre désormais votre espace.')).toBeVisible()
  await expect(page).toHaveURL('/profile#identities')

  // The session is too young to be asked: the first answer says what one of ten minutes would hear.
  let isAsked = false
  await page.route('**/api/me', (route) => {
    if (route.request().method() !== 'PUT' || isAsked) return route.fallback()
    isAsked = true
    const problem = { type: 'about:blank', status: 422, code: 'validation_failed', title: '', request_id: 'test' }
    return route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { ...problem, errors: { current_password: ['required'] } },
    })
  })
  const phones = page.getByRole('main').getByRole('region', { name: 'Téléphones' })
  await phones.getByRole('button', { name: /^Modifier/ }).click()
  await phones.getByLabel('Mobile', { exact: true }).fill('+32 470 12 34 56')
  await phones.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('button', { name: 'Confirmer avec Compte Maison' }).click()
  const there = await findWindow(context)
  await there.locator('input[name=login]').fill('thibault')
  await there.locator('input[name=password]').fill('any')
  await there.getByRole('button', { name: 'Sign-in' }).click()
  await expect(page.getByText('Vos informations sont enregistrées.')).toBeVisible()
  await expect(phones).toContainText(/470\s12\s34\s56/)
  await expect.poll(() => context.pages().length).toBe(1)
  await context.close()
})

test('[OIDC-01][AUTH-05] a session that dies while one types is taken up by a linked account, with what was typed', async ({
  browser,
}) => {
  test.setTimeout(90_000)
  const { context, page } = await openProfile(browser)
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Numéro et rue').fill('8 RUE NEUVE')
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await fetch(`${origin}/api/auth/revoke`, { method: 'POST', headers, body: '{}' })).status).toBe(204)
  await savePanel(panel)
  await expect(page.getByText('Votre session a expiré. Merci de vous reconnecter.')).toBeVisible()
  await page.getByRole('button', { name: 'Continuer avec Compte Maison' }).click()
  await signInThere(await findWindow(context), 'thibault')
  await expect(page).toHaveURL('/profile')
  await expect(panel.getByLabel('Numéro et rue')).toHaveValue('8 RUE NEUVE')
  await expect.poll(() => context.pages().length).toBe(1)
  await context.close()
})
