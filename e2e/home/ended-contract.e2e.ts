import { expect, test } from '../portal/own-member.ts'
import { settled } from '../portal/settled.ts'

test.describe('a contract that ended a month ago', () => {
  test.use({ wanted: { ended: 'lately', godchildren: ['created'] } })

  test('[FIX-03][CON-01] is told on every page, with its last day and what can still be sent', async ({ page }) => {
    test.setTimeout(120_000)
    const banner = page.getByRole('region', { name: 'Contrat terminé' })
    for (const address of [
      '/',
      '/refunds',
      '/refunds/new',
      '/animals',
      '/sponsorship',
      '/notifications',
      '/contact',
      '/profile',
      '/profile/contract',
      '/profile/payment-methods',
      '/profile/receipts',
    ]) {
      await page.goto(address)
      await expect(banner, address).toContainText(
        /^Votre contrat a pris fin le \d{1,2}(er)? \S+ \d{4}\. Les soins reçus .* pendant deux ans après les soins\./,
      )
      await settled(page)
      await expect(page.locator('main .Note_note[data-tone=danger]'), address).toHaveCount(0)
    }
  })

  test('[HOME-01] offers no amount, no contribution and no link that is not there any more, and goes on taking invoices of before', async ({
    page,
  }) => {
    await page.goto('/')
    await settled(page)
    await expect(page.getByRole('heading', { name: 'Une facture d’avant la fin de votre contrat ?' })).toBeVisible()
    const animal = page.getByRole('link', { name: /Biscotte/ }).first()
    await expect(animal).toContainText(/Garanties jusqu’au/)
    await expect(animal).not.toContainText('€')
    await expect(page.getByText('Prochaine cotisation')).toHaveCount(0)
    await animal.click()
    await expect(page.getByText(/Les garanties ont pris fin le/)).toBeVisible()
    await expect(page.getByText('encore disponibles')).toHaveCount(0)

    await page.goto('/sponsorship')
    await expect(page.getByRole('heading', { level: 1, name: 'Vos parrainages' })).toBeVisible()
    await expect(page.getByText(/votre lien de parrainage n’est plus actif/)).toBeVisible()
    await settled(page)
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toHaveCount(0)
    await expect(page.getByText('Conditions de l’offre')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Vos filleuls' })).toBeVisible()

    await page
      .getByRole('region', { name: 'Contrat terminé' })
      .getByRole('link', { name: 'Envoyer une facture' })
      .click()
    await expect(page).toHaveURL(/\/refunds\/new/)
  })
})

test.describe('a contract whose last care can be filed no more', () => {
  test.use({ wanted: { ended: 'long_ago', locale: 'it', country: 'IT' }, locale: 'it-IT' })

  test('[HOME-01][I18N-01] offers no request, and says that the papers stay', async ({ page }) => {
    await page.goto('/')
    await settled(page)
    const banner = page.getByRole('region', { name: 'Polizza terminata' })
    await expect(banner).toContainText('I Suoi documenti e i rimborsi passati restano disponibili qui.')
    await expect(banner.getByRole('link')).toHaveCount(0)
    await expect(page.locator('main').getByRole('link', { name: 'Richiedi un rimborso' })).toHaveCount(0)
  })
})
