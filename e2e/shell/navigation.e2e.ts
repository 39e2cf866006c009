import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

test.use({ account: 'helene' })

test(
  '[NAV-13] the current place is marked, the heading takes the focus, and going back finds the same spot',
  { tag: '@smoke' },
  async ({ page }) => {
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

    // On a page that is opened, the link to the content is the first stop of the keyboard.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('the code of the menu’s pages comes when the pointer is at the menu: the next page needs none', async ({
  page,
}) => {
  await page.goto('/')
  await settled(page)
  const menu = page.getByRole('complementary', { name: 'Menu' })
  const files = /\/assets\/[\w.-]+\.(?:js|css)$/
  const asked = new Set<string>()
  const came = new Set<string>()
  page.on('request', (request) => files.test(request.url()) && asked.add(request.url()))
  page.on('requestfinished', (request) => files.test(request.url()) && came.add(request.url()))
  await menu.getByRole('navigation').getByRole('link', { name: 'Accueil' }).hover()
  // A file requested before the listeners were there may come too. One file requests the next: all are there after half a second of rest.
  let before = 0
  const isAtRest = () => {
    const isUnchanged = asked.size === before
    before = asked.size
    return isUnchanged && asked.size > 8 && asked.isSubsetOf(came)
  }
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true)
  await page.route(files, (route) => route.abort())
  for (const name of ['Questions fréquentes', 'Mes informations']) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
