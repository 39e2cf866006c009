import { savedBy, textOf } from '../../portal/profile/downloads.ts'
import { expect, test } from '../../portal/portal-test.ts'

test.describe('a bank account', () => {
  test.use({ account: 'helene' })

  test('[PAY-01] is shown masked, with mandate, due day, the account for refunds and the contributions', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const debit = page.getByRole('region', { name: 'Vos cotisations' })
    for (const fact of [/FR39\s••••\s3A23/, /HELENE CARPENTIER/, /CSN-412703584-002/]) await expect(debit).toContainText(fact)
    await expect(page.getByRole('region', { name: 'Date du prélèvement' })).toContainText('Le 5 de chaque mois')
    await expect(page.getByRole('region', { name: 'Vos remboursements' })).toContainText(/FR39\s••••\s3A23/)
    await expect(page.getByRole('region', { name: 'Dernières cotisations' }).locator('tbody tr')).toHaveCount(12)
    // The whole number stands nowhere.
    expect(await page.content()).not.toMatch(/FR39[\s\d]{10,}/)
    const saved = await savedBy(page, () => debit.getByRole('button', { name: /^Télécharger le mandat/ }).click())
    expect(saved.name).toMatch(/^coussinet-mandate-412703584-\d{8}\.pdf$/)
    const text = textOf(saved)
    if (text !== null) expect(text).toContain('CSN-412703584-002')
  })
})

test.describe('a card', () => {
  test.use({ account: 'thibault' })

  test('[PAY-01] that has expired is said to have', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const main = page.getByRole('main')
    await expect(main.getByText('Votre carte 4417 a expiré.')).toBeVisible()
    await expect(main).toContainText(/visa •••• 4417/i)
    await expect(main.getByRole('button', { name: /mandat/ })).toHaveCount(0)
  })
})
