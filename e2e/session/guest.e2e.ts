import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'
import { holdCode } from '../portal/server/hold-code.ts'

test('[AUTH-13] the form stands left of a sample refund: 3/3 and 45,20 €', async ({ page }) => {
  await page.goto('/login')
  const sample = page.getByRole('complementary', { name: 'Exemple de remboursement' })
  await expect(sample).toContainText('3/3')
  await expect(sample).toContainText(/45,20\s€/)
  const form = await page.getByLabel('Numéro d’adhérent').boundingBox()
  const card = await sample.boundingBox()
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0)
})

test.describe('in an Italian browser', () => {
  test.use({ locale: 'it-IT' })

  test('[AUTH-13] the sample refund speaks Italian, its amount too', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('complementary', { name: 'Esempio di rimborso' })).toContainText(/45,20\s€/)
  })

  test('a guest is spoken to in Italian, from the first bytes on', async ({ page, request }) => {
    const html = await (await request.get('/login', { headers: { 'accept-language': 'it-IT,it;q=0.9' } })).text()
    expect(html).toContain('lang="it"')
    expect(html).toContain('Felici di rivederLa')
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.getByRole('heading', { level: 1, name: 'Felici di rivederLa' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible()
  })

  test('[I18N-02] a guest follows the browser, a member their profile, and the choice of a guest is kept', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Felici di rivederLa')
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.getByRole('button', { name: 'Italiano' }).click()
    await page.getByLabel('Numero cliente').fill(accounts.thibault)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Accedi' }).click()
    // His profile says fr-BE.
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Thibault' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE' })

  test('[I18N-02] French is spoken', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ravis de vous revoir')
  })
})

test('what is typed before the code arrives is kept, and a form sent early is sent', async ({ page }) => {
  const letCodeCome = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Numéro d’adhérent').fill(accounts.helene)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Numéro d’adhérent')).toHaveValue(accounts.helene)
  expect(new URL(page.url()).search).toBe('')
  letCodeCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
})
