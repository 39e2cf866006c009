import type { Page } from '@playwright/test'
import { isDeep } from '../portal/depth.ts'
import { expect, test } from '../portal/portal-test.ts'
import { findPanel } from '../portal/profile/panels.ts'
import { settled } from '../portal/settled.ts'

test.use({ account: 'helene' })

const places = [
  ['Accueil', '/'],
  ['Mes remboursements', '/refunds'],
  ['Mes parrainages', '/sponsorship'],
  ['Mes animaux', '/animals'],
  ['Mes informations', '/profile'],
  ['Notifications', '/notifications'],
  ['Nous contacter', '/contact'],
  ['Questions fréquentes', '/faq'],
] as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page is the portal’s own, in the member’s language, with its head and its menu. */
async function expectPortal(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(/Something went wrong|Failed to fetch|Importing a module/)).toHaveCount(0)
}

/** Opens the menu of a phone once and closes it: its code, which comes after the frame, is there. */
async function fetchMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Fermer le menu' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const isPhone of [false, true]) {
  test.describe(isPhone ? 'on a phone' : 'on a desk', isPhone ? { tag: '@deep' } : {}, () => {
    if (isPhone) test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

    test(`[ERR-04] without a network ${isDeep ? 'each entry' : 'an entry'} of the menu leaves the portal standing, and shows its page when the network is back${isPhone ? ', by the sheet' : ''}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000)
      for (const [name, address] of isDeep ? places : places.slice(0, 2)) {
        const from = address === '/' ? '/animals' : '/'
        await page.goto(from)
        await settled(page)
        if (isPhone) await fetchMenu(page)
        await context.setOffline(true)
        if (isPhone) await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
        const menu = isPhone
          ? page.getByRole('dialog', { name: 'Menu' })
          : page.getByRole('complementary', { name: 'Menu' })
        const entry = menu.getByRole('link', { name: new RegExp(`^${name}`) })
        await (isPhone ? entry.tap() : entry.click())
        await expect(page).toHaveURL(address)
        await expect(page.getByText('Vous êtes hors connexion. Ce que vous avez saisi est conservé.')).toBeVisible()
        await page.waitForTimeout(700)
        await expectPortal(page)
        await context.setOffline(false)
        await expect(page.getByText('Vous êtes hors connexion.')).toHaveCount(0)
        await expect(page.getByText('Connexion impossible')).toHaveCount(0, { timeout: 20_000 })
        await settled(page)
        await expect(page).toHaveURL(address)
      }
    })
  })
}

/**
 * Lets no further file of code through but those that `named` names, as a line does that is cut in the middle of a visit, and notes the
 * style sheets; `mend` ends it.
 */
async function cutCode(page: Page, named = '') {
  const files = /\/assets\/[\w.-]+\.(?:js|css)$/
  const sheets = new Set<string>()
  await page.route(files, (route) => {
    const address = route.request().url()
    if (named.includes(new URL(address).pathname)) return route.continue()
    if (address.endsWith('.css')) sheets.add(address)
    return route.abort()
  })
  return { sheets, mend: () => page.unroute(files) }
}

/** The HTML that the server sends for an address, which names the files of its page. */
async function printedPage(page: Page, address: string): Promise<string> {
  return (await page.request.get(address, { headers: { accept: 'text/html' } })).text()
}

/** Checks that what came in the end has its looks: each of these style sheets is in effect. */
async function expectSheets(page: Page, sheets: ReadonlySet<string>): Promise<void> {
  expect(sheets.size).toBeGreaterThan(0)
  const missing = (wanted: string[]) => {
    // A page loaded again contains the rules itself, and names their sheets as disabled.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const inEffect = links.filter(({ disabled, sheet }) => disabled || (sheet !== null && sheet.cssRules.length > 0))
    return wanted.filter((address) => !inEffect.some(({ href }) => href === address))
  }
  expect(await page.evaluate(missing, [...sheets])).toEqual([])
}

test('[ERR-02][ERR-04] a page whose code does not come says so in its place, and is there when it is asked for again', async ({
  page,
}) => {
  await page.goto('/animals')
  await settled(page)
  const main = page.getByRole('main')
  const { sheets, mend } = await cutCode(page)
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Mes informations' })
    .click()
  await expect(main.getByRole('alert')).toHaveText(/Connexion impossible/)
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
  await expectPortal(page)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(main.getByRole('alert')).toHaveText(/Connexion impossible/)
  await mend()
  // The earlier attempt may still be under way, and find the code.
  await main
    .getByRole('button', { name: 'Réessayer' })
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await expect(heading(page)).toHaveText('Mes informations')
  await expect(main.getByRole('alert')).toHaveCount(0)
  // Hovering over the menu also loaded the sheets of the other pages.
  const printed = await printedPage(page, '/profile')
  await expectSheets(page, new Set([...sheets].filter((address) => printed.includes(new URL(address).pathname))))
})

test('[ERR-02][ERR-04] a page whose code comes without its sheets is not shown until they are there', async ({
  page,
}) => {
  await page.goto('/animals')
  await settled(page)
  const main = page.getByRole('main')
  const files = /\/assets\/[\w.-]+\.(?:js|css)$/
  // A HEAD request checks the server: it seems unreachable, so the page is not reloaded.
  await page.route(files, (route) =>
    route.request().url().endsWith('.css') || route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Mes informations' })
    .click()
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await page.waitForTimeout(700)
  await expect(heading(page)).toHaveText('Cette page n’a pas pu s’afficher')
  await expect(main.getByRole('alert')).toHaveText(/Connexion impossible/)
  await page.unroute(files)
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await expect(heading(page)).toHaveText('Mes informations')
})

test.describe('on a phone', { tag: '@deep' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[ERR-02][ERR-04] a menu whose code does not come says so below the head, and opens when it is there', async ({
    page,
  }) => {
    const scripts = /\/assets\/[\w-]+\.js$/
    let named = ''
    await page.route('/', async (route) => {
      const response = await route.fetch()
      named = await response.text()
      await route.fulfill({ response, body: named })
    })
    // Only the files that the page itself names load.
    await page.route(scripts, (route) =>
      named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap()
    const failure = page.getByRole('alert').filter({ hasText: 'Connexion impossible' })
    await expect(failure).toBeInViewport()
    await expectPortal(page)
    await page.unroute(scripts)
    await page.getByRole('button', { name: 'Réessayer' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mes animaux' })).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})

test('[ERR-02] a part whose code does not come fails alone, and comes when it is asked for again', async ({ page }) => {
  // The page's late parts are one file: none of them has come.
  const { sheets, mend } = await cutCode(page, await printedPage(page, '/profile'))
  await page.goto('/profile')
  await settled(page)
  await page.evaluate(() => Reflect.set(globalThis, 'sameVisit', true))
  const panel = findPanel(page, 'password')
  await panel.getByRole('button', { name: /^Modifier/ }).click()
  const failure = panel.getByRole('alert')
  await expect(failure).toHaveText(/Connexion impossible/)
  await expect(heading(page)).toHaveText('Mes informations')
  await expectPortal(page)
  await mend()
  await panel.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('input[name=password]')).toBeVisible()
  await expect(failure).toHaveCount(0)
  await expectSheets(page, sheets)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameVisit'))).toBe(true)
})

test('[ERR-04] under a new build, whose files are others, a page is opened anew once at the address that was wanted', async ({
  page,
}) => {
  await page.goto('/')
  await settled(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  let isReloaded = false
  page.on('framenavigated', () => (isReloaded = loads.length > 0))
  // The old files no longer exist; the page that is served now names those of its own build.
  await page.route(/\/assets\/[\w.-]+\.(?:js|css)$/, (route) =>
    loads.length > 0 || route.request().method() === 'HEAD'
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  )
  await page
    .getByRole('navigation', { name: 'Aide et notifications' })
    .getByRole('link', { name: 'Questions fréquentes' })
    .click()
  await expect(heading(page)).toHaveText('Questions fréquentes')
  await settled(page)
  expect(loads).toEqual(['/faq'])
  expect(isReloaded).toBe(true)
})

test('[ERR-04] code that never comes ends in an error that can be tried again, not in a loop', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  const kept = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  )
  await page.route(/\/assets\/[\w.-]+\.(?:js|css)$/, (route) =>
    kept.has(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page
    .getByRole('navigation', { name: 'Aide et notifications' })
    .getByRole('link', { name: 'Questions fréquentes' })
    .click()
  await expect.poll(() => loads).toEqual(['/faq'])
  await expect(page.getByRole('main').getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.waitForTimeout(3_000)
  expect(loads).toEqual(['/faq'])
  await expectPortal(page)
})
