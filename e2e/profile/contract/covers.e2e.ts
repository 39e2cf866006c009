import { ask, requestsOf } from '../../portal/ask.ts'
import { expect, test } from '../../portal/portal-test.ts'
import { eurosSource } from '../../portal/profile/receipts.ts'

type Covered = {
  name: string
  limits: { ceiling: { used_cents: number; amount_cents: number; remaining_cents: number } }
}

test.describe('in French', () => {
  test.use({ account: 'helene' })

  // domain rules §6.3 and §6.5
  const covers = [
    [
      'Oslo',
      'Formule Confort',
      ['39,60 €', '1,50 €', '41,10 €'],
      '90 % des frais après 60 € de franchise par an, jusqu’à 2 500 € par an',
      'Jusqu’à 80 € par an',
      'CHPPiL, rage',
    ],
    [
      'Mirza',
      'Formule Intégrale',
      ['15,91 €', '1,50 €', '17,41 €'],
      '75 % des frais après 25 € de franchise par événement, jusqu’à 1 500 € par an',
      'Jusqu’à 50 € par an',
      'typhus, coryza, leucose, rage',
    ],
    [
      'Pistache',
      'Formule Chien Plus',
      ['21,40 €', '1,50 €', '22,90 €'],
      '70 % des frais après 20 € de franchise par événement, jusqu’à 1 800 € par an',
      'Jusqu’à 60 € par an',
      'CHPPiL, rage',
    ],
  ] as const
  const anySpace = (text: string) => new RegExp(text.replaceAll(/[.?]/g, '\\$&').replaceAll(' ', '\\s'))

  test('[CON-01] each animal has its formula, its price as a sum, its rate, ceiling, package, vaccines, and what is used', async ({
    page,
  }) => {
    await page.goto('/profile/contract')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(3)
    for (const [name, formula, [contribution, fee, price], paid, vaccinePackage, vaccines] of covers) {
      const card = page.getByRole('article', { name })
      await expect(card, name).toContainText(formula)
      await expect(card, name).toContainText(anySpace(`Cotisation ${contribution}`.replace(' ', '')))
      await expect(card, name).toContainText(anySpace(`Frais de gestion${fee}`))
      await expect(card, name).toContainText(anySpace(`Prix mensuel, frais de gestion inclus${price}`))
      for (const text of [paid, vaccinePackage, `Vaccins : ${vaccines}.`])
        await expect(card, name).toContainText(anySpace(text))
    }
    // The insurer of the demo goes on deciding meanwhile.
    for (const { name, limits } of (await ask<{ data: Covered[] }>(page, '/animals')).data) {
      const { used_cents, amount_cents, remaining_cents } = limits.ceiling
      const said = `${eurosSource(used_cents)} utilisés sur ${eurosSource(amount_cents)}, il reste ${eurosSource(remaining_cents)}`
      await expect(page.getByRole('article', { name }), name).toContainText(new RegExp(said))
    }
    // 41,10 + 17,41 + 22,90
    await expect(page.getByRole('region', { name: 'Ce qui est couvert' })).toContainText(/81,41\s€ par mois en tout/)
    await page
      .getByRole('article', { name: 'Mirza' })
      .getByRole('link', { name: /Mirza$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mirza' })).toBeVisible()
  })
})

const labels = [
  ['default', 'Non sélectionnée', 'Non selezionata'],
  ['preventive', 'Formule Préventive', 'Formula Zampa di bronzo'],
  ['integrale', 'Formule Intégrale', 'Formula Zampa d’argento'],
  ['confort', 'Formule Confort', 'Formula Zampa d’oro'],
  ['chat-plus', 'Formule Chat Plus', 'Formula Super Gatto'],
  ['chien-plus', 'Formule Chien Plus', 'Formula Super Cane'],
] as const

for (const [account, language] of [
  ['helene', 'fr'],
  ['giulia', 'it'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ account, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('[CON-02] every formula bears its name, and the one that is not chosen has no price', async ({ page }) => {
      // One animal of the member’s, as it would be with each formula.
      await page.route('**/api/animals', async (route) => {
        const response = await route.fetch()
        const { data }: { data: { formula: object }[] } = await response.json()
        await route.fulfill({
          response,
          json: {
            data: labels.map(([name], at) => ({
              ...data[0],
              id: `animal-${at}`,
              name: `Zampina ${at}`,
              formula: { ...data[0]?.formula, name },
            })),
          },
        })
      })
      await page.goto('/profile/contract')
      for (const [at, [formula, fr, it]] of labels.entries()) {
        const card = page.getByRole('article', { name: `Zampina ${at}` })
        await expect(card.locator('header'), formula).toContainText(language === 'it' ? it : fr)
        if (formula === 'default') await expect(card).not.toContainText('€')
        else await expect(card).toContainText('€')
      }
      // The same names stand in the list of the animals.
      await page.goto('/animals')
      for (const [at, [formula, fr, it]] of labels.entries()) {
        if (formula === 'default') continue
        await expect(page.getByRole('link', { name: `Zampina ${at}` })).toContainText(
          (language === 'it' ? it : fr).replace(/^Formul[ea] /, ''),
        )
      }
    })
  })
}

for (const [account, mediator, delay, address] of [
  ['helene', 'La Médiation de l’assurance', /dans les deux mois/, 'www.mediation-assurance.org'],
  ['thibault', 'Ombudsman des assurances', /dans les deux mois/, 'www.ombudsman-insurance.be'],
  ['giulia', 'Arbitro Assicurativo', /entro 45 giorni/, 'www.arbitroassicurativo.org'],
] as const) {
  test.describe(`the complaint path of ${account}`, () => {
    test.use({ account, locale: account === 'giulia' ? 'it-IT' : 'fr-FR' })

    test('[LAW-02] names the company first, then the country’s mediator', async ({ page }) => {
      await page.goto('/profile/contract')
      const complaint = page.getByRole('region', { name: account === 'giulia' ? 'Un reclamo?' : 'Une réclamation ?' })
      await expect(complaint.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
      await expect(complaint).toContainText(delay)
      await expect(complaint).toContainText(mediator)
      await expect(complaint.getByRole('link', { name: address })).toHaveAttribute('href', /^https:\/\//)
    })
  })
}

test.describe('a refund that was refused', () => {
  test.use({ account: 'sophie' })

  test('[LAW-02] leads to the complaint path', async ({ page }) => {
    await page.goto('/animals')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const refused = (await requestsOf(page)).find(({ status }) => status === 'rejected')
    await page.goto(`/refunds/${refused?.id}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /réclamation|médiateur/i })
      .click()
    await expect(page).toHaveURL('/profile/contract#complaint')
    await expect(page.getByRole('heading', { name: 'Une réclamation ?' })).toBeInViewport()
  })
})
