import type { Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'
import { signInByHand } from '../portal/sign-in.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })

test('[AUTH-06][SEC-18] two tabs of a guest sign in together, to where each wanted to go; a sign-out revokes, clears all that is personal, and the back button shows none', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/animals')
  await expect(other).toHaveURL('/login')
  await page.goto('/login')
  await signInByHand(page, accounts.helene, password)
  await expect(greeting(page)).toBeVisible()
  await expect(other).toHaveURL('/animals')
  await expect(other.getByText('Pistache').first()).toBeVisible()
  await other.getByRole('link', { name: 'Mes informations' }).first().click()
  await expect(other.getByText('helene.carpentier@example.org')).toBeVisible()

  const revoked = other.waitForResponse('**/api/auth/revoke')
  const token = await other.evaluate(() => localStorage.getItem('auth_token'))
  await other.getByRole('button', { name: /Hélène Carpentier/ }).click()
  await other.getByRole('button', { name: 'Se déconnecter' }).click()
  expect((await revoked).request().headers()['authorization']).toBe(`Bearer ${token}`)
  expect((await (await revoked).allHeaders())['clear-site-data']).toBeTruthy()
  for (const tab of [other, page]) {
    await expect(tab).toHaveURL('/login')
    // The accounts that the demonstration offers bear names too.
    await expect(tab.getByText('Carpentier').and(tab.locator(':not(.login_demoAccounts *)'))).toHaveCount(0)
  }
  const again = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(again.status()).toBe(401)

  const stored = await other.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect(stored.local).not.toMatch(/auth_|Carpentier|412703584|helene|Oslo/i)
  expect(stored.session).not.toMatch(/auth_|Carpentier|412703584|helene|Oslo/i)
  expect(stored.databases).toEqual([])
  for (const _ of [1, 2]) {
    await other.goBack().catch(() => undefined)
    await expect(other).toHaveURL('/login')
    await expect(other.getByText(/Pistache|helene\.carpentier@/i)).toHaveCount(0)
  }
})
