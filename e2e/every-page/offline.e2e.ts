import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'sophie' })

test('[ERR-04] being offline is announced, what was typed stays, and coming back loads what is missing', async ({
  page,
  context,
}) => {
  await page.goto('/refunds/estimate')
  await page.getByLabel('Montant').fill('123,45')
  await context.setOffline(true)
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Vous êtes hors connexion. Ce que vous avez saisi est conservé.' })
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Montant')).toHaveValue('123,45')
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(page.getByLabel('Montant')).toHaveValue('123,45')

  // Queries on screen are refetched when the line is back.
  const places = page.getByRole('navigation', { name: 'Navigation principale' })
  await places.getByRole('link', { name: 'Mes animaux' }).click()
  await expect(page.getByRole('link', { name: /Falco/ })).toBeVisible()
  await context.setOffline(true)
  await expect(note).toBeVisible()
  // Queries on screen count as fresh for 5 s.
  await page.waitForTimeout(5_500)
  const asked = page.waitForResponse('**/api/animals')
  await context.setOffline(false)
  expect((await asked).ok()).toBe(true)
  await expect(page.getByRole('link', { name: /Falco/ })).toBeVisible()
})
