import type { Page } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'
import { openPanel, savePanel } from '../portal/profile/panels.ts'
import { signInByHand } from '../portal/sign-in.ts'

/** Ends the session on the server; the page does not know yet. */
async function revokeBehind(page: Page, origin: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}/api/auth/revoke`, { method: 'POST', headers, body: '{}' })
  expect(status).toBe(204)
}

test('[AUTH-05] a session that dies while one types leads to sign-in, and then back to what was typed', async ({
  page,
  origin,
  member,
}) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Numéro et rue').fill('8 RUE NEUVE')
  await panel.getByLabel('Ville').fill('REZE')
  await panel.getByLabel('Code postal').fill('44400')
  await revokeBehind(page, origin)
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url())
  })

  await savePanel(panel)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session a expiré. Merci de vous reconnecter.')).toBeVisible()
  expect(refreshes).toHaveLength(1)
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_refresh_token')]),
  ).toEqual([null, null])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /REZE|RUE NEUVE/,
  )
  await signInByHand(page, member.nevg, member.password)
  await expect(page).toHaveURL('/profile')
  await expect(panel.getByLabel('Numéro et rue')).toHaveValue('8 RUE NEUVE')
  await expect(panel.getByLabel('Ville')).toHaveValue('REZE')
  await expect(panel.getByLabel('Code postal')).toHaveValue('44400')
  await savePanel(panel)
  await expect(panel.locator('address')).toContainText('8 RUE NEUVE')
})
