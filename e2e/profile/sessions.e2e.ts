import type { Browser } from '@playwright/test'
import { expect, type OwnMember, test } from '../portal/own-member.ts'
import { panelOf } from '../portal/profile/panels.ts'
import { signedIn, signInByHand, tokensOf } from '../portal/sign-in.ts'

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
  const panel = panelOf(page, 'sessions')
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Cet appareil')
  await expect(rows.first()).toContainText('Utilisé en ce moment')
  const theirs = rows.filter({ hasText: 'Firefox sur Windows' })
  await expect(theirs).toContainText(/Dernière utilisation/)
  await expect(theirs).toContainText(/réseau (127\.0\.0\.\*|::)/)

  // The same list, seen from the other one.
  await other.goto('/profile')
  await expect(panelOf(other, 'sessions').getByRole('listitem').filter({ hasText: 'Cet appareil' })).toContainText(
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

test('[SAFE-01] all other sessions are ended at once, this one stays', async ({ page, browser, origin, member }) => {
  const other = await elsewhere(browser, member)
  const third = await browser.newContext({
    storageState: signedIn(origin, await tokensOf(origin, member.nevg, member.password)),
  })
  const thirdPage = await third.newPage()
  await thirdPage.goto('/animals')
  await expect(thirdPage.getByText('Biscotte').first()).toBeVisible()
  await page.goto('/profile')
  const panel = panelOf(page, 'sessions')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await panel.getByRole('button', { name: 'Déconnecter tous les autres appareils' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await expect(panel.getByText('Votre espace n’est ouvert sur aucun autre appareil.')).toBeFocused()
  for (const signedOut of [other, thirdPage]) {
    await signedOut.reload()
    await expect(signedOut).toHaveURL('/login')
    await signedOut.context().close()
  }
  await page.reload()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
})

test('the button of the next device has the focus once one is signed out', async ({
  page,
  browser,
  origin,
  member,
}) => {
  await tokensOf(origin, member.nevg, member.password)
  const other = await elsewhere(browser, member)
  await page.goto('/profile')
  const rows = panelOf(page, 'sessions').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await rows.filter({ hasText: 'Firefox sur Windows' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter', exact: true }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last().getByRole('button')).toBeFocused()
  await other.context().close()
})
