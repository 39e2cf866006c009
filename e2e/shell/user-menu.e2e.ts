import { expect, test } from '../portal/portal-test.ts'

const menus = [
  [
    'helene',
    'fr',
    /Hélène Carpentier.*412\s703\s584/s,
    [
      ['Mes informations', '/profile'],
      ['Préférences', '/profile/payment-methods'],
      ['Cotisations', '/profile/receipts'],
    ],
    ', 2 cotisations pas encore payées',
    'Se déconnecter',
  ],
  [
    'giulia',
    'it',
    /Giulia Ferrantini.*428\s195\s072/s,
    [
      ['I miei dati', '/profile'],
      ['Preferenze', '/profile/payment-methods'],
      ['Premi mensili', '/profile/receipts'],
    ],
    ', 1 premio non ancora pagato',
    'Esci',
  ],
] as const

for (const [account, language, who, links, unpaid, leave] of menus) {
  test.describe(`in ${language}`, () => {
    test.use({ account, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[NAV-11] the menu at the foot names the member and leads to profile, payment methods, receipts and out', async ({
      page,
    }) => {
      await page.goto('/')
      const foot = page.locator('.sidebar .user')
      await expect(foot).toHaveText(who)
      for (const [name, address] of links) {
        await foot.click()
        await page
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .and(page.locator('.menu-item'))
          .click()
        await expect(page, name).toHaveURL(address)
      }
      await foot.click()
      await expect(page.getByRole('button', { name: leave })).toBeVisible()
    })

    test('[REC-02][NAV-11] its badge counts the contributions without a payment date, for ears too', async ({
      page,
    }) => {
      await page.goto('/refunds')
      const foot = page.locator('.sidebar .user')
      await expect(foot).toContainText(unpaid, { timeout: 15_000 })
      await expect(foot.locator('.count')).toHaveText(/^\d$/)
      await foot.click()
      await expect(
        page.getByRole('link', { name: new RegExp(`^${links[2][0]}`) }).and(page.locator('.menu-item')),
      ).toContainText(unpaid)
    })
  })
}

test.describe('with three that came back', () => {
  test.use({ account: 'sophie' })

  test('[REC-02] they and the next one are counted', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.sidebar .user .count')).toHaveText('4', { timeout: 15_000 })
  })
})
