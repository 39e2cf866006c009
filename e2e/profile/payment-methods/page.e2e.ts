import { expect, test } from '../../portal/portal-test.ts'
import { savedBy, textOf } from '../../portal/profile/downloads.ts'

test.describe('a bank account', () => {
  test.use({ account: 'helene' })

  test('[PAY-01] is shown masked, with mandate, due day, the account for refunds and the contributions', async ({
    page,
  }) => {
    await page.goto('/profile/payment-methods')
    const debit = page.getByRole('region', { name: 'Vos cotisations' })
    for (const fact of [/FR39\s••••\s3A23/, /HELENE CARPENTIER/, /CSN-412703584-002/])
      await expect(debit).toContainText(fact)
    await expect(debit.getByRole('link', { name: 'Changer de compte' })).toHaveAttribute(
      'href',
      '/profile/payment-methods/account',
    )
    await expect(debit.getByRole('link', { name: 'Payer par carte' })).toHaveAttribute(
      'href',
      '/profile/payment-methods/card',
    )
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

test.describe('an account in Italian', () => {
  test.use({ account: 'giulia', locale: 'it-IT' })

  test('[PAY-01] is shown masked with its ways to change', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const debit = page.getByRole('region', { name: 'I Suoi premi' })
    for (const fact of [/IT\d\d\s••••\s\w{4}/, 'CSN-428195072-']) await expect(debit).toContainText(fact)
    await expect(debit.getByRole('link', { name: 'Cambia conto' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'I Suoi rimborsi' })).toContainText(/IT\d\d\s••••\s\w{4}/)
    expect(await page.content()).not.toMatch(/IT\d\d[\s\d]{10,}/)
  })
})

test.describe('a card', () => {
  test.use({ account: 'thibault' })

  test('[PAY-01][PAY-08] that has expired is said to have, with the ways out', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const main = page.getByRole('main')
    await expect(main.getByText('Votre carte 4417 a expiré.')).toBeVisible()
    await expect(main).toContainText(/visa\s••••\s4417/i)
    await expect(main.getByRole('button', { name: /mandat/ })).toHaveCount(0)
    const debit = page.getByRole('region', { name: 'Vos cotisations' })
    await expect(debit.getByRole('link', { name: 'Changer de carte' })).toHaveAttribute(
      'href',
      '/profile/payment-methods/card',
    )
    await debit.getByRole('link', { name: 'Passer au prélèvement' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Quel compte souhaitez-vous utiliser ?' })).toBeVisible()
  })
})

test.describe('somebody else’s account', () => {
  test.use({ account: 'sophie' })

  test('[PAY-01] is named by its holder, and refunds go to the member’s own', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const debit = page.getByRole('region', { name: 'Vos cotisations' })
    const refunds = page.getByRole('region', { name: 'Vos remboursements' })
    const holderOf = async (region: typeof debit) => region.getByRole('definition').nth(1).innerText()
    await expect(debit).toContainText(/••••/)
    await expect(refunds).toContainText(/••••/)
    expect(await holderOf(refunds)).toMatch(/sophie/i)
    expect(await holderOf(debit)).not.toMatch(/sophie/i)
  })
})

test.describe('without an account for refunds', () => {
  test.use({ account: 'yanis' })

  test('[PAY-01] it is said, with the way to name one', async ({ page }) => {
    await page.goto('/profile/payment-methods')
    const refunds = page.getByRole('region', { name: 'Vos remboursements' })
    await expect(refunds).toContainText('Aucun compte pour vos remboursements.')
    await expect(refunds.getByRole('link', { name: 'Indiquer un compte' })).toHaveAttribute(
      'href',
      '/profile/payment-methods/refund-account',
    )
  })
})
