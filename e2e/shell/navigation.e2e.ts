import { ask } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'
import { newSession } from '../portal/sign-in.ts'

test.use({ account: 'helene' })

test('[NAV-07] the trail begins at home, earlier pages are links, and the last is the page itself', async ({
  page,
}) => {
  await page.goto('/animals')
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
  await page.getByRole('main').getByRole('link', { name: /Oslo/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible()
  await expect(trail.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Mes animaux' })).toHaveAttribute('href', '/animals')
  await expect(trail.getByText('Oslo')).toHaveAttribute('aria-current', 'page')
  await expect(trail.getByRole('link', { name: 'Oslo' })).toHaveCount(0)
  await expect(trail.locator('[aria-current=page]')).toHaveCount(1)

  await page.goto('/refunds/new')
  await expect(trail.getByRole('link', { name: 'Mes remboursements' })).toHaveAttribute('href', '/refunds')
  await expect(trail.locator('[aria-current=page]')).toHaveText(/demande/i)

  // The first separator: the mark before the second entry.
  const separator = () =>
    trail
      .locator('li')
      .nth(1)
      .evaluate((item) => {
        const marks = [
          getComputedStyle(item, '::before'),
          ...[...item.querySelectorAll('[aria-hidden=true]')].map((mark) => getComputedStyle(mark)),
        ]
        return marks.some(({ content, display, width }) => display !== 'none' && content !== 'none' && width !== '0px')
      })
  await page.goto('/animals')
  await expect(trail.getByRole('listitem')).toHaveCount(2)
  expect(await separator()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await separator()).toBe(false)

  await trail.getByRole('link', { name: 'Accueil' }).click()
  await expect(page).toHaveURL('/')
})

test('[NAV-08] an unknown address has its page, within the member’s frame, with a way home', async ({ page }) => {
  const answer = await page.goto('/nulle/part')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page s’est fait la malle' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()

  // The same for a guest, within the guests' frame.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/nulle/part')
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page s’est fait la malle' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Exemple de remboursement' })).toBeVisible()
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await expect(page).toHaveURL('/login')
})

test('[ANI-05] an animal of another member’s, or of nobody’s, is not found, on the page and in the API', async ({
  page,
  origin,
}) => {
  const { access_token } = await newSession(origin, 'giulia')
  const others = await fetch(`${origin}/api/animals`, { headers: { authorization: `Bearer ${access_token}` } })
  const { data }: { data: { id: string }[] } = await others.json()
  expect(data.length).toBeGreaterThan(0)
  for (const id of [...data.map((animal) => animal.id), '3f0b2a52-5d1c-4a7c-9a3b-0d3e0a1b2c3d', 'nobody']) {
    await page.goto(`/animals/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page s’est fait la malle' }), id).toBeVisible()
    await expect(ask(page, `/animals/${id}`), id).rejects.toThrow('404')
  }
})

test('[NAV-13] the current place is marked, the heading takes the focus, and going back finds the same spot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/refunds')
  const places = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await expect(places.locator('[aria-current=page]')).toHaveText('Mes remboursements')
  await settled(page)

  const row = page.getByRole('main').locator('a[href^="/refunds/"]:not([href="/refunds/new"])').last()
  await row.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const left = await page.evaluate(() => scrollY)
  await row.click()
  await expect(page).toHaveURL(/\/refunds\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(places.locator('[aria-current=page]')).toHaveText('Mes remboursements')

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)

  await places.getByRole('link', { name: 'Mes animaux' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes animaux' })).toBeFocused()
  await expect(places.locator('[aria-current=page]')).toHaveText('Mes animaux')
})

test('the link to the content is the first stop of the keyboard', async ({ page }) => {
  await page.goto('/animals')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('[NAV-06] until the profile is there, the page says that it is loading; a guest’s never does', async ({
  page,
}) => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/api/me', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByText('Chargement en cours…').first()).toBeVisible()
  await expect(page.getByText('Hélène')).toHaveCount(0)
  open()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  await expect(page.getByText('Chargement en cours…')).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await page.route('**/*.js', () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByLabel('Numéro d’adhérent')).toBeVisible()
  await expect(page.getByText('Chargement en cours…')).toHaveCount(0)
})
