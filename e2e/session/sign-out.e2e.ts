import type { Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'
import { signInByHand } from '../portal/sign-in.ts'

test.use({ account: 'helene', ownSession: true })

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}

test('[AUTH-06] sign-out revokes, clears tokens and cache, goes to sign-in, and the other tab follows', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/refunds')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const revoked = page.waitForRequest('**/api/auth/revoke')
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  await signOut(page)
  expect((await revoked).headers()['authorization']).toBe(`Bearer ${token}`)
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  // The accounts that the demonstration offers bear names too.
  await expect(other.getByText('Carpentier').and(other.locator(':not(.login_demoAccounts *)'))).toHaveCount(0)
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')]),
  ).toEqual([null, null])

  const again = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(again.status()).toBe(401)
})

test('[AUTH-06] a failing revocation is ignored', async ({ page }) => {
  await page.route('**/api/auth/revoke', (route) => route.abort())
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Numéro d’adhérent')).toBeVisible()
})

test('[SEC-18] after sign-out nothing personal is stored, and the back button shows none', async ({ page }) => {
  await page.goto('/refunds')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Mes animaux' }).first().click()
  await expect(page.getByText('Pistache').first()).toBeVisible()
  await page.getByRole('link', { name: 'Mes informations' }).first().click()
  await expect(page.getByText('helene.carpentier@example.org')).toBeVisible()
  const revoked = page.waitForResponse('**/api/auth/revoke')
  await signOut(page)
  await expect(page).toHaveURL('/login')
  expect((await (await revoked).allHeaders())['clear-site-data']).toBeTruthy()

  const stored = await page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect(stored.local).not.toMatch(/auth_|Carpentier|412703584|helene|Oslo/i)
  expect(stored.session).not.toMatch(/auth_|Carpentier|412703584|helene|Oslo/i)
  expect(stored.databases).toEqual([])

  for (const _ of [1, 2, 3]) {
    await page.goBack().catch(() => undefined)
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(/Pistache|helene\.carpentier@/i)).toHaveCount(0)
  }
})

test.describe('in two tabs of a guest', () => {
  test.use({ account: null })

  test('[AUTH-06] the other one follows to where it wanted to go, and out again', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/animals')
    await expect(other).toHaveURL('/login')
    await page.goto('/login')
    await signInByHand(page, accounts.helene, password)
    await expect(greeting(page)).toBeVisible()
    await expect(other).toHaveURL('/animals')
    await expect(other.getByText('Pistache').first()).toBeVisible()

    await signOut(other)
    await expect(other).toHaveURL('/login')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Pistache')).toHaveCount(0)
  })
})
