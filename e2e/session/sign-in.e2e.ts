import type { Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'
import { holdCode } from '../portal/server/hold-code.ts'
import { signInByHand } from '../portal/sign-in.ts'

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')])

test(
  '[AUTH-01][NAV-02][NAV-03] a guest lands on sign-in; a demo account fills it; both tokens are kept, then the profile and the wanted address come',
  { tag: '@smoke' },
  async ({ page }) => {
    const wanted = '/refunds?animal_id=11111111-1111-4111-8111-111111111111'
    await page.goto(wanted)
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
    await expect(page.getByLabel('Numéro d’adhérent')).toHaveValue(/^412\s703\s584$/)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(password)
    await page.getByLabel('Numéro d’adhérent').fill(accounts.helene)
    const profile = page.waitForResponse('**/api/me')
    const token = page.waitForRequest('**/api/auth/token')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    expect((await token).postDataJSON()).toEqual({ username: accounts.helene, password })
    expect((await profile).ok()).toBe(true)
    await expect(page).toHaveURL(wanted)
    expect(await page.evaluate(() => sessionStorage.getItem('redirect'))).toBeNull()
    const answer = await (await token).response()
    const tokens = await answer?.json()
    expect(await kept(page)).toEqual([tokens.access_token, tokens.refresh_token])
  },
)

test('[NAV-03][NAV-06] what is typed before the code arrives is kept, and a form sent early is followed by the query’s address', async ({
  page,
}) => {
  const letCodeCome = await holdCode(page)
  await page.goto('/login?redirect=/animals', { waitUntil: 'commit' })
  // A guest's page is complete at once: it never shows a loading state.
  await expect(page.getByText('Chargement en cours…')).toHaveCount(0)
  await signInByHand(page, accounts.helene, password)
  await expect(page.getByLabel('Numéro d’adhérent')).toHaveValue(accounts.helene)
  expect(new URL(page.url()).search).toBe('?redirect=/animals')
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes animaux' })).toBeVisible()
  await expect(page).toHaveURL('/animals')
})

test('[NAV-06] a button pressed before the code arrives does what it says when the code is there, once', async ({
  page,
}) => {
  const letCodeCome = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Italiano' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felici di rivederLa')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
})

test('[SEC-43] after a sign-in by the e-mail address, no address of another origin is followed', async ({
  page,
  origin,
}) => {
  await page.goto('/login?redirect=//evil.example')
  await page.evaluate(() => sessionStorage.setItem('redirect', '/\\evil.example'))
  await signInByHand(page, 'Helene.Carpentier@example.org', password)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  expect(page.url()).toBe(`${origin}/`)
})
