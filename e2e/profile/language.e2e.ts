import { expect, test } from '../portal/own-member.ts'
import { panelOf } from '../portal/profile/panels.ts'
import { signedIn, tokensOf } from '../portal/sign-in.ts'

test('[PRO-06][I18N-06] the page changes its language at once, and stays so', async ({
  page,
  browser,
  origin,
  member,
}) => {
  await page.goto('/profile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const radio = (name: string) => panelOf(page, 'language').getByRole('radio', { name })
  await expect(radio('Français')).toBeChecked()
  await radio('Italiano').click()
  await expect(page.getByRole('heading', { level: 1, name: 'I miei dati' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('status').getByText('Le Sue informazioni sono state salvate.')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Navigazione principale' }).getByRole('link', { name: 'I miei animali' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^I miei dati/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'I miei dati' })).toBeVisible()
  await expect(radio('Italiano')).toBeChecked()

  // Another browser, which asks for French, follows the profile too.
  const other = await browser.newContext({
    storageState: signedIn(origin, await tokensOf(origin, member.nevg, member.password)),
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Buongiorno Camille' })).toBeVisible()
  await other.close()

  await radio('Français').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('[PRO-06] a change that fails is taken back on screen', async ({ page }) => {
  await page.goto('/profile')
  await page.route('**/api/me', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await panelOf(page, 'language').getByRole('radio', { name: 'Italiano' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\p{L}/u })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes informations' })).toBeVisible()
  await expect(panelOf(page, 'language').getByRole('radio', { name: 'Français' })).toBeChecked()
})
