import { animalsOf } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'helene' })

test('[REF-01] requests under way and the refunds of 12 months, filtered by the animal of the address', async ({
  page,
}) => {
  await page.goto('/refunds')
  const underWay = page.getByRole('region', { name: 'Demandes en cours' })
  const past = page.getByRole('region', { name: 'Douze derniers mois' })
  await expect(underWay.getByRole('listitem').first()).toBeVisible()
  await expect(past.getByRole('row').nth(1)).toBeVisible()
  // One refund within the last 12 months, one older.
  await expect(past.getByText('ZR-2025-04365')).toBeVisible()
  await expect(past.getByText('ZR-2025-04222')).toHaveCount(0)

  const asked = page.waitForRequest((request) => /\/api\/refunds\?animal_id=[0-9a-f-]+/.test(request.url()))
  await page.getByRole('navigation', { name: 'Filtrer par animal' }).getByRole('link', { name: 'Mirza' }).click()
  const animal = (await animalsOf(page)).find(({ name }) => name === 'Mirza')
  await expect(page).toHaveURL(`/refunds?animal_id=${animal?.id}`)
  expect((await asked).url()).toContain(`animal_id=${animal?.id}`)
  await expect(page.getByRole('link', { name: 'Mirza' }).and(page.locator('[aria-current]'))).toHaveCount(1)
  await expect(past.getByText('Mirza').first()).toBeVisible()
  for (const region of [underWay, past]) await expect(region.getByText(/Pistache/)).toHaveCount(0)
  await expect(past.getByRole('row', { name: /Oslo/ })).toHaveCount(0)

  await page.reload()
  await expect(past.getByRole('row', { name: /Mirza/ }).first()).toBeVisible()
  await expect(past.getByRole('row', { name: /Oslo/ })).toHaveCount(0)
  await page.goBack()
  await expect(past.getByRole('row', { name: /Oslo/ }).first()).toBeVisible()
})

test('each block of the page fails alone', async ({ page }) => {
  await page.route(/\/api\/refunds(\?|$)/, (route) => route.abort())
  await page.goto('/refunds')
  await expect(page.getByText('Nous n’avons pas pu afficher vos remboursements passés.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByText('Connexion impossible. Vérifiez votre accès à internet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem').first()).toBeVisible()
  await page.unroute(/\/api\/refunds(\?|$)/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('region', { name: 'Douze derniers mois' }).getByRole('row').nth(1)).toBeVisible()
})

test('[ERR-02] the past refunds stand when the requests cannot be had', async ({ page }) => {
  await page.route(/\/api\/refund-requests(\?|$)/, (route) => route.abort())
  await page.goto('/refunds')
  const past = page.getByRole('region', { name: 'Douze derniers mois' })
  await expect(page.getByText('Nous n’avons pas pu afficher vos demandes en cours.')).toBeVisible({ timeout: 20_000 })
  await expect(past.getByRole('row').nth(1)).toBeVisible()
  await expect(past.getByText('Les demandes refusées ne sont pas toutes affichées pour le moment.')).toBeVisible()
  await page.unroute(/\/api\/refund-requests(\?|$)/)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('region', { name: 'Demandes en cours' }).getByRole('listitem').first()).toBeVisible()
  await expect(past.getByText(/ne sont pas toutes affichées/)).toHaveCount(0)
})
