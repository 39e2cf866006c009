import { expect, test } from '../portal/portal-test.ts'

test.describe('a member who has everything', () => {
  test.use({ account: 'helene' })

  test('is greeted, and sees requests with their step, last refunds and animals', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Hélène' })).toBeVisible()
    await expect(
      page.getByText(/attend(ent)? un document de votre part|suivent? (son|leur) cours|arrivent sur votre compte/),
    ).toBeVisible()
    const requests = page.getByRole('region', { name: 'Demandes en cours' })
    await expect(requests.getByRole('listitem').first()).toBeVisible()
    await expect(
      requests.getByText(/Réponse au plus tard|Documents reçus|Demande acceptée|Il manque|Joignez/).first(),
    ).toBeVisible()
    const animals = page.getByRole('region', { name: 'Vos animaux' })
    for (const name of ['Oslo', 'Mirza', 'Pistache'])
      await expect(animals.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Derniers remboursements' }).getByText(/\d\s€/).first()).toBeVisible()
  })
})
