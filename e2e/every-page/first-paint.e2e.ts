import type { Page } from '@playwright/test'
import { fetchAnimals, ask, fetchRequests } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'
import { holdCode } from '../portal/server/hold-code.ts'
import { settled } from '../portal/settled.ts'

test.use({ account: 'helene' })

const pages = [
  '/',
  '/refunds',
  '/refunds/new',
  '/animals',
  '/profile',
  '/profile/contract',
  '/profile/payment-methods',
  '/contact',
  '/faq',
  '/privacy',
  '/nulle/part',
]

/** Pages whose heading is printed. */
const headedPages = [
  '/refunds',
  '/refunds/new',
  '/animals',
  '/profile',
  '/profile/contract',
  '/profile/payment-methods',
  '/faq',
]

test('[NAV-06] every rule of what a page paints first is in the page itself', async ({ page, origin }) => {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [animal] = await fetchAnimals(page)
  const [request] = await fetchRequests(page)
  for (const address of [...pages, `/animals/${animal?.id}`, `/refunds/${request?.id}`]) {
    const html = await (await page.request.get(`${origin}${address}`, { headers: { accept: 'text/html' } })).text()
    const rules = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
    const names = new Set(
      [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, found = '']) =>
        found.split(/\s+/).filter((name) => name !== ''),
      ),
    )
    expect(names.size, address).toBeGreaterThan(8)
    expect(
      // A drawing's name that no rule needs.
      [...names].filter((name) => !rules.includes(`.${name}`) && !name.startsWith('lucide-')),
      address,
    ).toEqual([])
  }
})

test('[NAV-06] what a page asks for before its code has come is what its code takes', async ({ page }) => {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const [animal] = await fetchAnimals(page)
  const [request] = await fetchRequests(page)
  const { data: receipts } = await ask<{ data: { id: string }[] }>(page, '/receipts?limit=1')
  const deeper = ['refunds/estimate', 'sponsorship', 'profile/receipts', 'profile/contract/termination']
  const payment = ['account', 'card', 'refund-account'].map((way) => `/profile/payment-methods/${way}`)
  for (const address of [
    ...pages.filter((one) => !['/privacy', '/nulle/part'].includes(one)),
    ...deeper.map((one) => `/${one}`),
    ...payment,
    `/animals/${animal?.id}`,
    `/refunds/${request?.id}`,
    `/profile/receipts/${receipts[0]?.id}`,
  ]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // The name under which the inline script leaves them (`web/src/start/early-calls.ts`).
    const left = () => page.evaluate(() => [...Reflect.get(globalThis, 'portal_early_calls').answers.keys()])
    await expect.poll(left, { message: address }).toEqual([])
  }
})

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** The shapes that a printed page shows: who resumes a draft is shown others than who begins one. */
const bonesOf = (page: Page) => page.locator('#root main .Skeleton_skeleton').filter({ visible: true })

/** Words of a page, printed or rendered by the code: its place in the menu, its heading, and its invitation. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(`#root ${selector}`)].map(({ textContent }) => textContent)
    return {
      trail: textsOf('.Breadcrumb_crumbs li'),
      ways: [...document.querySelectorAll<HTMLAnchorElement>('#root .Breadcrumb_crumbs a')].map(
        ({ pathname }) => pathname,
      ),
      heading: textsOf('main h1'),
      lead: textsOf('main p.lead'),
      invitation: textsOf('.Hero_hero :is(h2, a, .caption)'),
    }
  })

test('[NAV-06][HOME-01] what is printed of a member’s page before its code has come are the page’s own words', async ({
  page,
}) => {
  const headed: string[] = []
  for (const address of pages.filter((one) => !['/privacy', '/nulle/part'].includes(one))) {
    const letCome = await holdCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(bonesOf(page).first()).toBeVisible()
    const printed = await wordsOf(page)
    letCome()
    await settled(page)
    const shown = await wordsOf(page)
    expect(shown.trail.length, address).toBeGreaterThan(0)
    if (address === '/') {
      expect(printed.invitation).toHaveLength(3)
      expect(shown.invitation).toEqual(printed.invitation)
    } else {
      expect([printed.trail, printed.ways], address).toEqual([shown.trail, shown.ways])
    }
    if (printed.heading.length > 0) {
      expect(printed.heading, address).toEqual(shown.heading)
      if (printed.lead.length > 0) expect(printed.lead, address).toEqual(shown.lead)
      headed.push(address)
    }
    await page.unroute('**/*.js')
  }
  expect(headed).toEqual(headedPages)
})

test('[NAV-06][REF-08] who resumes a draft is printed shapes, and not a first step that is behind them', async ({
  page,
}) => {
  await page.goto('/refunds')
  await settled(page)
  const draft = (await fetchRequests(page)).find(({ status }) => status === 'draft')
  const letCome = await holdCode(page)
  await page.goto(`/refunds/new?request=${draft?.id}`, { waitUntil: 'commit' })
  await expect(bonesOf(page).first()).toBeVisible()
  await expect(page.locator('.DropZone_dropzone')).toBeHidden()
  letCome()
  await settled(page)
  expect(new URL(page.url()).searchParams.get('step')).not.toBe('invoice')
})

test('[NAV-13] the keyboard is where it was when the code of a printed page comes', async ({ page }) => {
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  const home = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Accueil' })
  const places = [
    { tabs: 1, press: 'Shift', focused: skip },
    { tabs: 2, press: 'Shift', focused: home },
    { tabs: 1, press: 'Enter', focused: page.getByRole('main') },
  ]
  for (const { tabs, press, focused } of places) {
    const letCome = await holdCode(page)
    await page.goto('/refunds', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab')
    await page.keyboard.press(press)
    await expect(focused).toBeFocused()
    letCome()
    await settled(page)
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible()
    await expect(focused).toBeFocused()
    await page.unroute('**/*.js')
  }
})

test('[HOME-01] who was last shown no invitation to send an invoice is printed none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('home', 'other'))
  const letCome = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root main .Skeleton_skeleton').first()).toBeVisible()
  await expect(page.locator('#root .Hero_hero')).toBeHidden()
  letCome()
  await expect(page.getByRole('heading', { name: 'Une facture du vétérinaire ?' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('home'))).toBeNull()
})

test('[NAV-06] a first visit waits for no font, and is put in the fonts behind the page; the next one asks for them at once', async ({
  page,
}) => {
  const fonts = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ status, family }) => status !== 'unloaded' && family.includes('Variable')).length,
    )
  const letCome = await holdCode(page)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('visited') === null) localStorage.removeItem('fonts')
    sessionStorage.setItem('visited', '')
  })
  await page.goto('/refunds', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await fonts()).toBe(0)
  letCome()
  await expect(page.locator('html[data-fonts]')).toHaveCount(0)
  expect(await fonts()).toBe(2)
  await page.reload({ waitUntil: 'commit' })
  expect(await page.evaluate(() => document.documentElement.dataset['fonts'])).toBeUndefined()
})

test('[NAV-06] before any code or style sheet has come, a member’s page shows its frame and shapes in their places, on a desk and on a phone', async ({
  page,
}) => {
  for (const address of pages.filter((one) => !['/privacy', '/nulle/part'].includes(one))) {
    const letCome = await holdCode(page)
    await page.route('**/*.css', (route) => route.abort())
    await page.goto(address, { waitUntil: 'commit' })
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      await expect(bonesOf(page).first()).toBeVisible()
      await expect(page.getByText('Chargement en cours…').filter({ visible: true })).toHaveCount(1)
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        const bone = document.querySelector('#root main .Skeleton_skeleton')
        return {
          sidebar: box('.member-frame_sidebar')?.width ?? 0,
          main: box('.member-frame_main')?.left ?? -1,
          ground: bone === null ? '' : getComputedStyle(bone).backgroundColor,
          title: box('#root main :is(.waiting_title, .HomePage_greetingBones > b)')?.height || null,
          heading: document.querySelectorAll('#root main h1').length,
          over: document.documentElement.scrollWidth - innerWidth,
          largest: Math.max(
            ...[...document.querySelectorAll('#root svg:not(.Hero_hero *)')].map(
              (drawing) => drawing.getBoundingClientRect().width,
            ),
          ),
        }
      })
      expect(seen, address).toMatchObject({ sidebar: width > 768 ? 256 : 0, main: width > 768 ? 256 : 0 })
      // A shape in the place of the heading, but where the heading itself is printed; at home, of the greeting.
      const title = headedPages.includes(address) ? null : address === '/' ? 32 : 36
      expect([seen.title, seen.heading], address).toEqual([title, title === null ? 1 : 0])
      expect(seen.ground, address).not.toBe('rgba(0, 0, 0, 0)')
      expect(seen.over, address).toBeLessThanOrEqual(0)
      expect(seen.largest, address).toBeLessThan(200)
    }
    letCome()
    await page.unroute('**/*.css')
    await page.unroute('**/*.js')
  }
})

test('[NAV-12] a menu that was closed is closed from the first paint; its state is kept for 7 days', async ({
  page,
  context,
  origin,
}) => {
  await context.addCookies([{ name: 'sidebar:state', value: 'false', url: origin }])
  const letCome = await holdCode(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root main .Skeleton_skeleton').first()).toBeVisible()
  expect(
    await page.evaluate(() => document.querySelector('.member-frame_sidebar')?.getBoundingClientRect().width),
  ).toBe(48)
  letCome()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.member-frame_sidebar')?.getBoundingClientRect().width))
    .toBe(256)
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state')
  expect(cookie?.value).toBe('true')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 7 * 24 * 3600)).toBeLessThan(60)
})
