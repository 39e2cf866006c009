import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'helene', ownSession: true })

/** Counts the calls that exchange the refresh token. */
function refreshCalls(page: Page): string[] {
  const calls: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) calls.push(request.url())
  })
  return calls
}

const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')])

test('[AUTH-04] many calls refused at once make one refresh, each is tried again, and every tab has the new tokens', async ({
  page,
  context,
}) => {
  const calls = refreshCalls(page)
  // The other tab holds the stream of events from the start: taking it over would make extra calls.
  const other = await context.newPage()
  await other.goto('/animals')
  await expect(other.getByText('Oslo').first()).toBeVisible()
  const before = await kept(other)

  // From a page without the portal's code, so that nothing of it is under way when the token goes bad.
  await page.goto('/api/docs')
  await page.evaluate(() => localStorage.setItem('auth_token', 'no-longer-good'))
  const refused: number[] = []
  page.on('response', (response) => refused.push(response.status()))
  // The page's code, and so its calls, load after the refresh that the frame started.
  await page.route(/\/assets\/(?!portal-|member-)[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/refunds')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await expect(page.getByText('ZR-2026-00312')).toBeVisible()
  await other.getByRole('link', { name: 'Mes remboursements' }).first().click()
  await expect(other.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  await expect(other.getByText(/Il manque la feuille de soins/).first()).toBeVisible()

  expect(refused.filter((status) => status === 401).length).toBeGreaterThan(1)
  expect(calls).toHaveLength(1)
  const [access, refresh] = await kept(other)
  expect(access).not.toBe('no-longer-good')
  expect(access).not.toBe(before[0])
  expect(refresh).not.toBe(before[1])
})
