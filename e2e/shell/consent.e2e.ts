import type { Page } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expectNoBarrierAnywhere } from '../portal/looks/axe.ts'
import { foreignWords } from '../portal/looks/words.ts'
import { expect, test } from '../portal/portal-test.ts'
import { freePort } from '../portal/server/free-port.ts'
import { openOutside, type Outside } from '../portal/server/outside.ts'
import { startServer } from '../portal/server/start-server.ts'
import { signInByHand } from '../portal/sign-in.ts'

// A separate portal, with a tag manager and an error reporting service beside it.
test.describe.configure({ mode: 'serial' })
test.setTimeout(60_000)

let tags: Outside
let errors: Outside
let portal = ''
let stop: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(120_000)
  tags = await openOutside()
  errors = await openOutside()
  const port = await freePort()
  portal = `http://localhost:${port}`
  stop = await startServer(port, {
    TAG_MANAGER_URL: `${tags.origin}/tags.js`,
    ERROR_REPORTING_DSN: `${errors.origin.replace('//', '//publickey@')}/42`,
  })
})
test.afterAll(async () => {
  await stop()
  await tags.close()
  await errors.close()
})

/** Events of one kind that the tag manager heard, in its order. */
const told = (event: string) =>
  tags.asked
    .flatMap(({ path }) => (path.startsWith('/beacon?') ? [JSON.parse(path.slice('/beacon?'.length))] : []))
    .filter((one: { event: string }) => one.event === event)
const pagesTold = () => told('page_view').map(({ page }: { page: string }) => page)

const bar = (page: Page) =>
  page
    .getByRole('region', { name: /^(Mesure d’audience|Misurazione delle visite)$/ })
    .filter({ has: page.locator('.consent_acts') })
const room = (page: Page) => page.locator('iframe')
const layer = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer')))

/** Moves within the page, by a link that it shows. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click({ timeout: 10_000 })
  await page.waitForURL(`${portal}${href}`)
}

test('[OBS-01][OBS-02][OBS-03][LAW-03][SEC-54] nothing leaves before consent, from a secret page or after withdrawal; what leaves in between is of nobody', async ({
  page,
  context,
}) => {
  const foreign: string[] = []
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== portal && protocol.startsWith('http')) foreign.push(request.url())
  })

  await test.step('the sign-in page asks nothing', async () => {
    await page.goto(`${portal}/login?redirect=/profile`)
    await expect.poll(() => layer(page)).toContain('"nevg":"guest","country":"FR"')
    await expect(bar(page)).toHaveCount(0)
    await signInByHand(page, accounts.helene, password)
  })

  await test.step('a member is asked, without losing the focus, and may go on without an answer', async () => {
    await expect(bar(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('.consent_consent') === null)).toBe(true)
    const [refuse, accept] = [
      bar(page).getByRole('button', { name: 'Refuser' }),
      bar(page).getByRole('button', { name: 'Accepter' }),
    ]
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'))
    expect((await refuse.boundingBox())?.width).toBe((await accept.boundingBox())?.width)
    await expectNoBarrierAnywhere(page, 'the question')
    await expect.poll(() => layer(page)).toContain(`"nevg":"${accounts.helene}","country":"FR","language":"fr"`)
    await expect(room(page)).toHaveCount(0)
    await refuse.click()
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect.poll(() => layer(page)).toContain('page_view')
    await expect(bar(page)).toHaveCount(0)
    expect([foreign, tags.asked]).toEqual([[], []])
  })

  await test.step('who accepts is measured, without a name', async () => {
    await page.goto(`${portal}/privacy`)
    await expect(page.getByText(/^Vous avez refusé la mesure d’audience le/)).toBeVisible()
    await expectNoBarrierAnywhere(page, 'privacy')
    expect(await foreignWords(page, 'fr')).toEqual([])
    await page.getByRole('main').getByRole('button', { name: 'Accepter' }).click()
    await expect(page.getByText(/^Vous avez accepté la mesure d’audience le/)).toBeVisible()
    await expect.poll(pagesTold).toEqual(['/privacy'])
    const [context_told] = told('user_context')
    expect(context_told).toEqual({
      event: 'user_context',
      country: 'FR',
      language: 'fr',
      member_hash: expect.stringMatching(/^[\w-]{43}$/),
    })
    await expect
      .poll(() =>
        told('shut')
          .map(({ what }: { what: string }) => what)
          .toSorted(),
      )
      .toEqual(['cookies', 'page', 'storage'])
    expect(told('reached')).toEqual([])
    await page.goto(`${portal}/animals`)
    // Measurement starts once a page is at rest: one that is left earlier is not reported.
    await expect.poll(pagesTold).toEqual(['/privacy', '/animals'])
    await page.getByRole('main').getByRole('link').first().click()
    await expect.poll(pagesTold).toEqual(['/privacy', '/animals', '/animals/$id'])
  })

  await test.step('a secret page has no such frame, and is not told of later', async () => {
    await page.goto(`${portal}/profile`)
    await expect.poll(pagesTold).toContain('/profile')
    const before = tags.asked.length
    await follow(page, '/profile/payment-methods')
    await expect(room(page)).toHaveCount(0)
    await expect.poll(() => layer(page)).toContain('"page":"/profile/payment-methods"')
    expect(tags.asked.length).toBe(before)
    await follow(page, '/refunds')
    await expect.poll(pagesTold).toContain('/refunds')
    expect(pagesTold()).not.toContain('/profile/payment-methods')
  })

  await test.step('a withdrawal ends it at once', async () => {
    await page.goto(`${portal}/privacy`)
    await expect(room(page)).toHaveCount(1)
    await page.getByRole('main').getByRole('button', { name: 'Refuser' }).click()
    await expect(room(page)).toHaveCount(0)
    await page.waitForTimeout(300)
    const before = tags.asked.length
    await page.goto(`${portal}/refunds`)
    await expect.poll(() => layer(page)).toContain('"page":"/refunds"')
    expect(tags.asked.length).toBe(before)
    expect([...new Set(foreign.map((url) => new URL(url).origin))]).toEqual([tags.origin])
  })

  await test.step('nothing of what left tells who it was', async () => {
    expect(tags.asked.map(({ referer }) => referer).filter(Boolean)).toEqual([])
    expect(JSON.stringify(tags.asked)).not.toMatch(
      new RegExp(`${accounts.helene}|@|\\bFR\\d{2}\\b|[0-9a-f]{8}-[0-9a-f]{4}|token|redirect`),
    )
    expect(
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => !['XSRF-TOKEN', 'sidebar:state', 'locale'].includes(name)),
    ).toEqual([])
  })
})

test(
  '[LAW-03] the question comes again after six months, in Italian too, above the action bar of a phone',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 })
    await page.goto(`${portal}/login?redirect=/refunds/new`)
    await page.evaluate(() => localStorage.setItem('measurement', 'refused 2026-01-01T00:00:00.000Z'))
    await signInByHand(page, accounts.giulia, password)
    await expect(bar(page).getByRole('button', { name: 'Rifiuta' })).toBeVisible()
    const [question, acts] = [await bar(page).boundingBox(), await page.locator('.WizardFoot_foot').boundingBox()]
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0)
    await bar(page).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('measurement'))).toMatch(/^refused 20/)
  },
)

test('[OBS-03][SEC-54] failures and timings reach the error reporting service by our own door, without personal data', async ({
  page,
  context,
}) => {
  const foreign: string[] = []
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== portal && protocol.startsWith('http')) foreign.push(request.url())
  })
  errors.asked.length = 0
  const reports = () => errors.asked.map(({ body }) => body).filter((body) => body.includes('"platform":"javascript"'))
  const timings = () =>
    reports()
      .filter((body) => body.includes('"type":"transaction"'))
      .join()
  await page.goto(`${portal}/login?redirect=/privacy`)
  await expect.poll(timings, { timeout: 20_000 }).toContain('"transaction":"/login"')
  await signInByHand(page, accounts.helene, password)
  await page.route('**/api/pdf/rgpd', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.getByRole('button', { name: 'Protection des données (PDF)' }).click()
  await expect
    .poll(() => reports().find((body) => body.includes('"exception"')) ?? '', { timeout: 20_000 })
    .toMatch(/"transaction":"\/privacy","tags":\{"action":"download","document_type":"rgpd"\}/)
  expect(JSON.stringify(errors.asked)).not.toMatch(new RegExp(`${accounts.helene}|helene|auth_token`, 'i'))
  // The server's own may name the request, by its id in the log.
  expect(reports().join(' ')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/)
  expect(errors.asked.every(({ path }) => path === '/api/42/envelope/')).toBe(true)
  expect(foreign).toEqual([])
})
