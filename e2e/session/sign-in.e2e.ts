import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'

test('[AUTH-01] the number and the password give both tokens, kept in localStorage, then the profile', async ({
  page,
}) => {
  await page.goto('/login')
  const profile = page.waitForResponse('**/api/me')
  const token = page.waitForRequest('**/api/auth/token')
  await page.getByLabel('Numéro d’adhérent').fill(accounts.helene)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  expect((await token).postDataJSON()).toEqual({ username: accounts.helene, password })
  expect((await profile).ok()).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  await expect(page).toHaveURL('/')
  const kept = await page.evaluate(() => [
    localStorage.getItem('auth_token'),
    localStorage.getItem('auth_refresh_token'),
  ])
  const answer = await (await token).response()
  const tokens = await answer?.json()
  expect(kept).toEqual([tokens.access_token, tokens.refresh_token])
})

test('[AUTH-01] the e-mail address signs in as well, by the Enter key', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Numéro d’adhérent').fill('Helene.Carpentier@example.org')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Mot de passe', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
})

test('[AUTH-01] the Tab key goes from the number to the password, then to what is beside it', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Numéro d’adhérent').focus()
  const reached: (string | null)[] = []
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () =>
          document.activeElement?.getAttribute('name') ??
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          null,
      ),
    )
  }
  expect(reached).toEqual(['password', 'Afficher le mot de passe', 'Mot de passe oublié\u00a0?', 'Se connecter'])
})

const wrong = [
  { what: 'a wrong password', username: '900000019', typed: 'Rien#2026' },
  { what: 'an unknown number', username: 'personne@example.org', typed: password },
]

for (const { what, username, typed } of wrong) {
  test(`${what} is told by the same toast, and the number stays typed`, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Numéro d’adhérent').fill(username)
    await page.getByLabel('Mot de passe', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Une erreur est survenue, réessayez.' })
    await expect(toast).toBeVisible()
    await expect(page.getByLabel('Numéro d’adhérent')).toHaveValue(username)
    await expect(page.getByText(/mot de passe (incorrect|invalide)|compte inconnu/i)).toHaveCount(0)
    await expect(page).toHaveURL('/login')
    // The message of a failure waits for the member.
    await toast.getByRole('button', { name: 'Fermer' }).click()
    await expect(toast).toHaveCount(0)
  })
}

test('empty fields are named before any call, and the first takes the focus', async ({ page }) => {
  await page.goto('/login')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Numéro d’adhérent')).toHaveAccessibleDescription(/Obligatoire/)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/Obligatoire/)
  await expect(page.getByLabel('Numéro d’adhérent')).toBeFocused()
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([])
})

test('a demo account fills the form by one click', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /Giulia Ferrantini/ }).click()
  await expect(page.getByLabel('Numéro d’adhérent')).toHaveValue(/^428\s195\s072$/)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buongiorno Giulia' })).toBeVisible()
})

test('the password is shown and hidden by its button', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Coucou#1')
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'password')
})
