import type { Page } from '@playwright/test'
import { expect, test } from '../portal/own-member.ts'
import { openPanel, panelOf } from '../portal/profile/panels.ts'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Camille Tournesol/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
}

test('[PRO-07] leaving what is not saved asks first, and the safe choice keeps the typing', async ({ page }) => {
  await page.goto('/animals')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Mes informations' }).first().click()
  const panel = await openPanel(page, 'address')
  const question = page.getByRole('alertdialog', { name: 'Abandonner vos modifications ?' })
  const stay = question.getByRole('button', { name: 'Continuer à modifier' })
  const city = panel.getByLabel('Ville')
  await city.fill('REZE')

  const ways = {
    cancel: () => panel.getByRole('button', { name: 'Annuler', exact: true }).click(),
    'another panel': () =>
      panelOf(page, 'email')
        .getByRole('button', { name: /^Modifier/ })
        .click(),
    'another page': () =>
      page
        .getByRole('navigation', { name: 'Navigation principale' })
        .getByRole('link', { name: 'Mes remboursements' })
        .click(),
    back: () => page.evaluate(() => history.back()),
    'signing out': () => signOut(page),
  }
  for (const [way, go] of Object.entries(ways)) {
    await go()
    await expect(question, way).toBeVisible()
    await stay.click()
    await expect(question, way).toHaveCount(0)
    await expect(page, way).toHaveURL('/profile')
    await expect(city, way).toHaveValue('REZE')
  }

  // Escape is the safe choice too.
  await ways.cancel()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(city).toHaveValue('REZE')

  await ways.cancel()
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await expect(city).toHaveCount(0)
  await expect(panel).toContainText('NANTES')
  await expect(panel).not.toContainText('REZE')

  await openPanel(page, 'address')
  await city.fill('REZE')
  await ways['another page']()
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await expect(page).toHaveURL('/refunds')
})

test('[PRO-07] signing out gives up what is not saved once that is said', async ({ page }) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Ville').fill('REZE')
  await signOut(page)
  await page
    .getByRole('alertdialog', { name: 'Abandonner vos modifications ?' })
    .getByRole('button', { name: 'Abandonner' })
    .click()
  await expect(page).toHaveURL('/login')
})

test('[PRO-07] without a change nothing is asked', async ({ page }) => {
  await page.goto('/profile')
  const panel = await openPanel(page, 'address')
  await panel.getByLabel('Ville').fill('REZE')
  await panel.getByLabel('Ville').fill('NANTES')
  await panel.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(panel.getByLabel('Ville')).toHaveCount(0)
  await openPanel(page, 'phones')
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Mes animaux' })
    .click()
  await expect(page).toHaveURL('/animals')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
