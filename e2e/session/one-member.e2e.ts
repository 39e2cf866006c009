import type { Page, Route } from '@playwright/test'
import { accounts, password } from '../portal/accounts.ts'
import { expect, test } from '../portal/own-member.ts'
import { signInByHand } from '../portal/sign-in.ts'

const greeting = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Bonjour ${name}` })
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')])

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
}

/** Holds calls of a method until they are released; those whose page has gone are dropped. */
async function hold(page: Page, address: string, method: string) {
  const held: Route[] = []
  await page.route(address, (route) => (route.request().method() === method ? void held.push(route) : route.continue()))
  return {
    held,
    release: () => Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined))),
  }
}

test('[SAME-01] a refresh that is answered after the sign-out stores nothing and is revoked, even where the sign-out itself was lost', async ({
  page,
  origin,
  member,
}) => {
  await page.goto('/profile')
  await expect(page.getByText(member.email)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('auth_token', 'expired-expired-expired-expired'))
  const refresh = await hold(page, '**/api/auth/refresh', 'POST')
  const revocations: (string | undefined)[] = []
  await page.route('**/api/auth/revoke', async (route) => {
    revocations.push(route.request().headers()['authorization'])
    // The first one is the sign-out, which never arrives.
    await (revocations.length === 1 ? route.abort() : route.continue())
  })
  await page.getByRole('link', { name: 'Mes remboursements' }).first().click()
  await expect.poll(() => refresh.held.length).toBe(1)

  await signOut(page)
  const answered = page.waitForResponse('**/api/auth/refresh')
  await refresh.release()
  const late: { access_token: string } = await (await answered).json()
  await expect.poll(() => revocations).toContain(`Bearer ${late.access_token}`)
  expect(await stored(page)).toEqual([null, null])
  const me = (token: string | null | undefined) =>
    fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await me(late.access_token)).status).toBe(401)

  await signInByHand(page, accounts.sophie, password)
  await expect(greeting(page, 'Sophie')).toBeVisible()
  expect(await (await me((await stored(page))[0])).json()).toMatchObject({ firstname: 'Sophie' })
  await expect(page.getByText(/Tournesol/)).toHaveCount(0)
})

test('[SAME-01] what a member began is neither sent nor shown under the next one, in this tab or in another', async ({
  page,
  context,
  member,
}) => {
  const other = await context.newPage()
  await other.goto('/animals')
  await expect(other.getByRole('heading', { level: 1, name: 'Mes animaux' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(member.email)).toBeVisible()
  const bearers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') bearers.push(request.headers()['authorization'])
  })
  const change = await hold(page, '**/api/me', 'PUT')
  const first = `Bearer ${(await stored(page))[0]}`
  await page.getByRole('region', { name: 'Langue', exact: true }).getByText('Italiano').click()
  await expect.poll(() => change.held.length).toBe(1)

  // The tab behind shows the first member while the next one signs in.
  await signOut(other)
  await signInByHand(other, accounts.sophie, password)
  await expect(greeting(other, 'Sophie')).toBeVisible()
  await change.release()
  await page.bringToFront()
  await expect(page.getByText(member.email)).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByText('sophie', { exact: false }).first()).toBeVisible()
  await expect(page.getByText(member.email)).toHaveCount(0)
  expect(new Set(bearers)).toEqual(new Set([first]))
})

test('[SAME-01] two forms for signing in, two members: the tab of the first shows none of them under the second', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await other.getByLabel('Numéro d’adhérent').fill(accounts.sophie)
  await signInByHand(page, member.nevg, member.password)
  await expect(greeting(page, 'Camille')).toBeVisible()
  // The second form is sent as it is: by then its tab shows the first member's pages, or overwrites them.
  await other.goto('/login').catch(() => undefined)
  await expect(greeting(other, 'Camille')).toBeVisible()
  await signOut(other)
  await expect(page).toHaveURL('/login')
  await signInByHand(other, accounts.sophie, password)
  await expect(greeting(other, 'Sophie')).toBeVisible()
  await expect(greeting(page, 'Sophie')).toBeVisible()
  await expect(page.getByText('Tournesol')).toHaveCount(0)
})
