import type { Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/portal-test.ts'

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Numéro d’adhérent').fill(accounts.helene)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

test('[NAV-02][NAV-03] a guest lands on sign-in, and after it on the wanted address', async ({ page }) => {
  await page.goto('/refunds?animal_id=11111111-1111-4111-8111-111111111111')
  await expect(page).toHaveURL('/login')
  await signIn(page)
  await expect(page).toHaveURL('/refunds?animal_id=11111111-1111-4111-8111-111111111111')
  expect(await page.evaluate(() => sessionStorage.getItem('redirect'))).toBeNull()
})

test('[NAV-03] the stored address goes before the query’s, the query’s before home', async ({ page }) => {
  await page.goto('/animals')
  await expect(page).toHaveURL('/login')
  await page.goto('/login?redirect=/refunds')
  await signIn(page)
  await expect(page).toHaveURL('/animals')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?redirect=/refunds')
  await signIn(page)
  await expect(page).toHaveURL('/refunds')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await signIn(page)
  await expect(page).toHaveURL('/')
})

test('[NAV-03] a form that is sent before the code has arrived is followed by the query’s address too', async ({
  page,
}) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/login?redirect=/animals', { waitUntil: 'commit' })
  await signIn(page)
  open()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes animaux' })).toBeVisible()
  await expect(page).toHaveURL('/animals')
})

test.describe('signed in', () => {
  test.use({ account: 'helene' })

  test('[NAV-04] a guest page leads to the query’s address, else home', async ({ page }) => {
    await page.goto('/login?redirect=/animals')
    await expect(page).toHaveURL('/animals')
    for (const address of ['/login', '/forgot-password', '/password-reset', '/activation', '/transfer']) {
      await page.goto(address)
      await expect(page, address).toHaveURL('/')
      await page.goto(`${address}?redirect=/profile`)
      await expect(page, address).toHaveURL('/profile')
    }
  })

  test('[NAV-04] a mailed link that leads home has not been used: it is said once, and the link is forgotten', async ({
    page,
  }) => {
    const used: string[] = []
    page.on('request', (request) => {
      if (/\/api\/auth\/(?:transfer|reset-password)$/.test(request.url())) used.push(request.url())
    })
    const told = page
      .getByRole('status')
      .getByText(/^Un espace est déjà ouvert dans ce navigateur\s: ce lien n’a pas servi\./)
    for (const address of ['/transfer', '/password-reset']) {
      await page.goto(`${address}?token=not-looked-at`)
      await expect(page, address).toHaveURL('/')
      await expect(told, address).toHaveCount(1)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
      await expect(told, address).toHaveCount(0)
    }
    await page.goto('/password-reset?token=not-looked-at')
    await expect(told).toHaveCount(1)
    // The same document, with nobody signed in: a token that were kept would bring up the form.
    await page.evaluate(() => {
      localStorage.clear()
      history.pushState(null, '', '/password-reset')
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' })).toBeVisible()
    expect(used).toEqual([])
  })

  // Each of its kind; all of them are read by `redirect.test.ts`.
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/\n/evil.example',
    'https:/evil.example',
    'java\nscript:alert(1)',
    '/transfer?token=of-somebody-else',
    '/%E3%80%82//evil.example\\',
  ]

  test('[SEC-43] no address of another origin is followed, neither from the query nor from the store', async ({
    page,
    origin,
  }) => {
    for (const address of elsewhere) {
      await page.goto(`/login?redirect=${encodeURIComponent(address)}`)
      await expect.poll(() => page.url(), address).toBe(`${origin}/`)
    }
    await page.goto('/')
    for (const address of elsewhere) {
      await page.evaluate((wanted) => sessionStorage.setItem('redirect', wanted), address)
      await page.goto('/login')
      await expect.poll(() => page.url(), address).toBe(`${origin}/`)
    }
  })
})

test.describe('signed in as one who reads Italian, in a French browser', () => {
  test.use({ account: 'giulia' })

  test('[I18N-02] what is said of an unused link is said in the member’s language', async ({ page }) => {
    await page.goto('/transfer?token=not-looked-at')
    await expect(
      page
        .getByRole('status')
        .getByText('In questo browser è già aperta un’area personale: il link non è stato usato.'),
    ).toBeVisible()
  })
})

test('[SEC-43] after a sign-in, a stored address of another origin is not followed', async ({ page, origin }) => {
  await page.goto('/login?redirect=//evil.example')
  await page.evaluate(() => sessionStorage.setItem('redirect', '/\\evil.example'))
  await signIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  expect(page.url()).toBe(`${origin}/`)
})
