import { animalsOf, ask } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'
import { eurosSource, longDay } from '../portal/profile/receipts.ts'

type Limits = {
  ceiling: { used_cents: number; amount_cents: number; used_percent: number }
  waiting_periods: { guarantee: string; covered_from: string; days_left: number }[]
  identification: { due_on: string; days_left: number } | null
}

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

  test('[ANI-02] show who they are, their formula and their refunds', async ({ page }) => {
    await page.goto('/animals')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Oslo/ }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Oslo' })).toBeVisible()
    const identity = main.getByRole('region', { name: 'Carte d’identité' })
    for (const fact of [
      /Numéro d’identification\s*250\s26\s98\s12340176/,
      /Sexe\s*Mâle/,
      /Espèce\s*Chien/,
      /Race\s*Border Collie/,
      /Couleur de la robe\s*Noir et blanc/,
      /Date d’adoption\s*\d+ juin 2021/,
    ]) {
      await expect(identity).toContainText(fact)
    }
    const formula = main.getByRole('region', { name: 'Formule' })
    for (const fact of [
      /Formule\s*Confort/,
      /Taux de remboursement\s*90\s%/,
      /Franchise\s*60\s€ par an/,
      /Forfait vaccins et prévention\s*80\s€ par an/,
      /Prix mensuel, frais de gestion inclus\s*41,10\s€/,
    ]) {
      await expect(formula).toContainText(fact)
    }
    const refunds = main.getByRole('region', { name: 'Ses remboursements' })
    await expect(refunds.getByRole('link', { name: /^Oslo · Soins du/ }).first()).toBeVisible()
    await expect(refunds.getByRole('listitem').filter({ hasText: 'ZR-2026-00312' })).toContainText(
      /Remboursé\s*1\s080,27\s€/,
    )
    await refunds.getByRole('link', { name: 'Tout voir : remboursements d’Oslo' }).click()
    await expect(page).toHaveURL(/\/refunds\?animal_id=/)
  })

  // domain rules §6.5
  const shares = [
    ['Oslo', [/Forfait de 80\s€ entièrement utilisé/, /60\s€ retenus : plus rien ne sera déduit/]],
    ['Mirza', [/Forfait de 50\s€ entièrement utilisé/]],
    ['Pistache', [/2\s€ disponibles sur 60\s€/]],
  ] as const

  test('[ANI-03] the share of the ceiling used is a gauge and a text, with the package and the deductible', async ({
    page,
  }) => {
    await page.goto('/animals')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const animals = await animalsOf(page)
    for (const [name, others] of shares) {
      const id = animals.find((animal) => animal.name === name)?.id
      await page.goto(`/animals/${id}`)
      // The insurer of the demo goes on deciding meanwhile.
      const { ceiling } = (await ask<{ limits: Limits }>(page, `/animals/${id}`)).limits
      const used = new RegExp(
        `${eurosSource(ceiling.used_cents)} utilisés sur ${eurosSource(ceiling.amount_cents)}, soit ${ceiling.used_percent}\\s%`,
      )
      const limits = page.getByRole('main').getByRole('region', { name: 'Ses limites' })
      await expect(
        limits.getByRole('img', { name: new RegExp(`^Plafond annuel\\s: ${used.source}`) }),
        name,
      ).toBeVisible()
      await expect(limits.getByText(used).first(), name).toBeVisible()
      for (const other of others) await expect(limits, name).toContainText(other)
    }
  })

  test('[ANI-03] each waiting period is ended or has its days left, and the missing number its deadline', async ({
    page,
  }) => {
    await page.goto('/animals')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const pistache = (await animalsOf(page)).find(({ name }) => name === 'Pistache')
    await page.goto(`/animals/${pistache?.id}`)
    const { limits } = await ask<{ limits: Limits }>(page, `/animals/${pistache?.id}`)
    const [accident, illness, surgery] = limits.waiting_periods
    expect([accident?.days_left, illness?.days_left, surgery?.days_left]).toEqual([0, 4, 79])
    const periods = page.getByRole('main').getByRole('region', { name: 'Ses limites' })
    const wanted = [
      [/^Accident/, /Terminé, couvert depuis le/, accident],
      [/^Maladie/, /4\sjours\s*Couvert à partir du/, illness],
      [/^Chirurgie due à une maladie/, /79\sjours\s*Couvert à partir du/, surgery],
    ] as const
    for (const [guarantee, state, period] of wanted) {
      const line = periods.getByRole('listitem').filter({ hasText: guarantee })
      await expect(line, guarantee.source).toContainText(state)
      await expect(line, guarantee.source).toContainText(longDay(period?.covered_from ?? ''))
    }
    const number = page.getByRole('region', { name: 'Identifier Pistache' })
    expect(limits.identification?.days_left).toBe(19)
    await expect(number).toContainText(/19\sjours/)
    await expect(number).toContainText(
      new RegExp(
        `Sans numéro avant le ${longDay(limits.identification?.due_on ?? '').source}, les remboursements seront suspendus`,
      ),
    )
    await expect(page.getByRole('region', { name: 'Carte d’identité' })).toContainText(
      /Numéro d’identification\s*À indiquer/,
    )
  })

  test('[ANI-03] a ceiling that is nearly or wholly used says so in words', async ({ page }) => {
    let used_cents = 249_999
    await page.route('**/api/animals', async (route) => {
      const response = await route.fetch()
      const { data }: { data: { limits: { ceiling: object } | null }[] } = await response.json()
      const ceiling = {
        amount_cents: 250_000,
        used_cents,
        remaining_cents: 250_000 - used_cents,
        used_percent: Math.floor(used_cents / 2500),
      }
      await route.fulfill({
        response,
        json: {
          data: data.map((animal) => ({
            ...animal,
            limits: animal.limits && { ...animal.limits, ceiling: { ...animal.limits.ceiling, ...ceiling } },
          })),
        },
      })
    })
    await page.goto('/animals')
    await page.getByRole('main').getByRole('link', { name: /Oslo/ }).click()
    const limits = page.getByRole('main').getByRole('region', { name: 'Ses limites' })
    await expect(limits.getByRole('img', { name: /2\s499,99\s€ utilisés sur 2\s500\s€, soit 99\s%$/ })).toBeVisible()
    await expect(limits).not.toContainText('Le plafond de l’année est atteint')
    used_cents = 250_000
    await page.reload()
    await expect(limits.getByRole('img', { name: /2\s500\s€ utilisés sur 2\s500\s€, soit 100\s%$/ })).toBeVisible()
    await expect(limits).toContainText('Le plafond de l’année est atteint')
  })
})

test.describe('a contract in preparation', () => {
  test.use({ account: 'yanis' })

  test('[ANI-03] has no limits yet, and says from when', async ({ page }) => {
    await page.goto('/animals')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /Nouga/ }).click()
    await expect(main).toContainText('Les limites de Nouga s’afficheront dès le début de ses garanties.')
    await expect(main.getByRole('img', { name: /^Plafond annuel/ })).toHaveCount(0)
  })
})
