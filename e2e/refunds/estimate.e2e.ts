import { expect, test } from '../portal/portal-test.ts'

test.describe('before going to the vet', () => {
  test.use({ account: 'helene' })

  test('[EST-02] an estimate begins from the animal or the refunds, offers usual prices, shows each step and says that it is none of a decision', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    await page.goto('/refunds')
    await main.getByRole('link', { name: 'Estimer un remboursement' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Estimer un remboursement' })).toBeVisible()
    await page.goto('/animals')
    await main.getByRole('link', { name: /Mirza/ }).click()
    await main.getByRole('link', { name: 'Estimer un remboursement' }).click()
    await expect(main.getByRole('radio', { name: /Mirza/ })).toBeChecked()
    await expect(main).toContainText('C’est une estimation, pas une décision')

    await main.getByRole('button', { name: 'Estimer' }).click()
    await expect(main.getByText('Obligatoire').first()).toBeVisible()
    await main.getByRole('radio', { name: 'Maladie' }).check()
    await main.getByLabel('Soin', { exact: true }).selectOption({ label: 'Consultation' })
    await expect(main.getByText(/D’ordinaire de 35\s€ à 60\s€/)).toBeVisible()
    await main.getByRole('button', { name: /^Mettre 48\s€/ }).click()
    await expect(main.getByLabel('Montant')).toHaveValue('48,00')
    await main.getByLabel('Montant').fill('100')
    await main.getByRole('button', { name: 'Estimer', exact: true }).click()

    // Intégrale: 25 € for the event, then 75 %.
    const answer = main.getByRole('region', { name: 'Estimation' })
    await expect(answer).toContainText(/Total facturé\s*100\s€/)
    await expect(answer).toContainText(/Franchise/)
    await expect(answer).toContainText(/25\s€/)
    await expect(answer).toContainText(/Taux de remboursement\s: 75\s%/)
    await expect(answer).toContainText(/Remboursement estimé\s*56,25\s€/)
    await expect(answer).toContainText(/Reste à votre charge\s*43,75\s€/)
  })
})
