import { expect, test } from '../portal/portal-test.ts'

test.describe('the animals of a member', () => {
  test.use({ account: 'helene' })

  test('[ANI-01] are listed with picture, name, breed, age and formula', async ({ page }) => {
    await page.goto('/animals')
    const cards = page.getByRole('main').getByRole('link')
    await expect(cards).toHaveCount(3)
    const wanted = [
      ['Oslo', /Border Collie, 5\sans/, 'Formule Confort'],
      ['Mirza', /Européen, 9\sans/, 'Formule Intégrale'],
      ['Pistache', /Teckel à poil dur, 4\smois/, 'Formule Chien Plus'],
    ] as const
    for (const [at, [name, about, formula]] of wanted.entries()) {
      const card = cards.nth(at)
      await expect(card).toContainText(name)
      await expect(card).toContainText(about)
      await expect(card).toContainText(formula)
      await expect(card.locator('svg').first()).toBeVisible()
    }
  })

  test('[ANI-02][ANI-03] show who they are, their limits in words, and their refunds', async ({ page }) => {
    await page.goto('/animals')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Oslo/ }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible()
    for (const fact of ['250269812340176', 'Mâle', 'Chien', 'Border Collie', 'Noir et blanc', 'Confort', 'Date d’adoption']) await expect(main).toContainText(fact)
    await expect(main.getByRole('img', { name: /^Plafond annuel\s: .* utilisés sur 2\s500\s€, soit \d+\s%/ })).toBeVisible()
    await expect(main.getByText(/^Terminé, couvert depuis le/).first()).toBeVisible()
    await expect(main).toContainText(/encore disponibles/)
    await expect(main.getByRole('region', { name: 'Ses remboursements' }).getByRole('link', { name: /^Oslo/ }).first()).toBeVisible()
    await page.goto('/animals')
    await main.getByRole('link', { name: /Pistache/ }).click()
    await expect(main.getByText(/^Couvert à partir du/).first()).toBeVisible()
    await expect(main.getByText(/^\d+\sjours$/).first()).toBeVisible()
    await expect(main).toContainText('À indiquer')
    await expect(main.getByText(/^Encore \d+\sjours pour indiquer son numéro d’identification/)).toBeVisible()
    await main.getByRole('link', { name: 'Voir les remboursements de Pistache' }).click()
    await expect(page).toHaveURL(/\/refunds\?animal_id=/)
  })
})
