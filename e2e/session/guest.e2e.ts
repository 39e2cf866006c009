import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'

test.use({ locale: 'it-IT' })

test('[I18N-02] a guest follows the browser from the first bytes on, a member their profile, and the choice of a guest is kept', async ({
  page,
}) => {
  const first = await page.goto('/login')
  expect(await first?.text()).toMatch(/lang="it"[\s\S]*Felici di rivederLa/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felici di rivederLa')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'Italiano' }).click()
  await page.getByLabel('Numero cliente').fill(accounts.thibault)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  // The member's profile has fr-BE.
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Thibault' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
