import type { Browser } from '@playwright/test'
import { expect, type OwnMember, test } from '../portal/own-member.ts'
import { findPanel } from '../portal/profile/panels.ts'
import { signInByHand } from '../portal/sign-in.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Another browser, in which the member signs in by hand. */
async function elsewhere(browser: Browser, { nevg, password }: OwnMember) {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, userAgent: firefox })
  const page = await context.newPage()
  await page.goto('/login')
  await signInByHand(page, nevg, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeVisible()
  return page
}

test('[SAFE-01] the profile lists each session with its device, place and last use, and ends one', async ({
  page,
  browser,
  member,
}) => {
  const other = await elsewhere(browser, member)
  await page.goto('/profile')
  const panel = findPanel(page, 'sessions')
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Cet appareil')
  await expect(rows.first()).toContainText('Utilisé en ce moment')
  const theirs = rows.filter({ hasText: 'Firefox sur Windows' })
  await expect(theirs).toContainText(/Dernière utilisation/)
  await expect(theirs).toContainText(/réseau (127\.0\.0\.\*|::)/)

  // The same list, seen from the other one.
  await other.goto('/profile')
  await expect(findPanel(other, 'sessions').getByRole('listitem').filter({ hasText: 'Cet appareil' })).toContainText(
    'Firefox sur Windows',
  )

  await theirs.getByRole('button', { name: 'Déconnecter Firefox sur Windows' }).click()
  const question = page.getByRole('dialog', { name: 'Déconnecter cet appareil ?' })
  await question.getByRole('button', { name: 'Le garder' }).click()
  await expect(rows).toHaveCount(2)
  await theirs.getByRole('button', { name: 'Déconnecter Firefox sur Windows' }).click()
  await question.getByRole('button', { name: 'Déconnecter' }).click()
  await expect(page.getByRole('status').getByText('L’appareil est déconnecté.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(panel.getByText('Votre espace n’est ouvert sur aucun autre appareil.')).toBeFocused()

  await other.reload()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(member.email)).toHaveCount(0)
  await other.context().close()
})
