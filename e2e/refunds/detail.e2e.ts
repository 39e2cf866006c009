import { openRequest, requestsOf } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'

test.use({ account: 'helene' })

// Demo requests by their tracking reference; a draft has none.
const statuses = [
  [null, 'Brouillon', /Brouillon, il reste/],
  ['ZR-2026-00546', 'En attente', /Réponse au plus tard|En retard|Votre demande est bien arrivée/],
  ['ZR-2026-00585', 'En cours de traitement', /Réponse au plus tard|En retard/],
  ['ZR-2026-00520', 'Documents attendus', /Il manque la feuille de soins de Mirza/],
  ['ZR-2026-00494', 'En attente', /Documents reçus, réponse au plus tard|En retard/],
  ['ZR-2026-00533', 'Accepté', /Demande acceptée/],
  ['ZR-2026-00468', 'Refusé', null],
] as const

test('[REF-02] every status has its badge, and each request under way its step line', async ({ page }) => {
  test.slow()
  await page.goto('/refunds')
  await expect(page.getByRole('heading', { level: 1, name: 'Mes remboursements' })).toBeVisible()
  const requests = await requestsOf(page)
  for (const [reference, badge, line] of statuses) {
    const request = requests.find(({ tracking_reference }) => tracking_reference === reference)
    expect(request, badge).toBeDefined()
    await page.goto('/refunds')
    if (line !== null) {
      const row = page
        .getByRole('region', { name: 'Demandes en cours' })
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href*="${request?.id}"]`) })
      await expect(row, badge).toContainText(line)
    }
    await page.goto(`/refunds/${request?.id}`)
    await expect(page.getByRole('main').locator('.badge').first(), badge).toHaveText(badge)
  }
})

test('[REF-03] the timeline dates each step that was reached', async ({ page }) => {
  await openRequest(page, 'ZR-2026-00312')
  const steps = page.getByRole('list', { name: 'Suivi' }).getByRole('listitem')
  await expect(steps).toHaveCount(5)
  for (const [at, step] of [
    'Demande envoyée',
    'En attente',
    'En cours de traitement',
    'Demande acceptée',
    'Remboursement versé',
  ].entries()) {
    await expect(steps.nth(at)).toContainText(step)
    await expect(steps.nth(at)).toContainText(/\d{1,2}(er)? \p{L}+/u)
  }
  await openRequest(page, 'ZR-2026-00585')
  await expect(page.getByRole('list', { name: 'Suivi' }).locator('[aria-current=step]')).toContainText(
    'En cours de traitement',
  )
  await expect(steps.filter({ hasText: 'Demande acceptée' })).not.toContainText(/\d\d:\d\d/)
})

test('[REF-04] accepted tells the amount, rejected the reason, refunded the day and the masked account', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openRequest(page, 'ZR-2026-00533')
  await expect(main.getByText('À vous rembourser')).toBeVisible()
  await expect(main).toContainText(/131,40\s€/)
  await openRequest(page, 'ZR-2026-00468')
  await expect(main.getByText('Motif du refus')).toBeVisible()
  await expect(main).toContainText(/les soins ont eu lieu pendant le délai de carence, avant le \d/i)
  await openRequest(page, 'ZR-2026-00312')
  await expect(main).toContainText(/Versé le .*\d{4} sur le compte FR39\s••••\s\w{4}/)
  await expect(main).not.toContainText('FR3999910000170000412703A23')
  expect(await page.content()).not.toContain('0000170000')
})

test('[EST-03] a refund shows its arithmetic: billed, deductible, rate, refunded, with reasons and clauses', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await openRequest(page, 'ZR-2026-00312')
  const table = main.getByRole('table', { name: 'Soins réalisés' })
  for (const line of [
    'Consultation d’urgence',
    'Radiographie',
    'Échographie',
    'Chirurgie',
    'Anesthésie',
    'Hospitalisation',
    'Médicaments prescrits',
  ])
    await expect(table.getByRole('row', { name: new RegExp(line) }).first()).toBeVisible()
  const sum = main.getByRole('region', { name: 'Soins réalisés' })
  await expect(sum).toContainText(/Total facturé\s*1\s?260,30\s€/)
  await expect(sum).toContainText(/Franchise/)
  await expect(sum).toContainText(/60\s€/)
  await expect(sum).toContainText(/Taux de remboursement\s: 90\s%/)
  for (const step of ['Franchise', 'Part à votre charge']) {
    await expect(sum.locator('.arithmetic > div').filter({ hasText: new RegExp(`^${step}`) })).toContainText(
      'Conditions générales, chapitre 7 : franchise, taux, plafond et exemples',
    )
  }
  await expect(sum).toContainText(/1\s?080,27\s€/)
  await expect(sum).toContainText(/180,03\s€/)

  // A reduction has its reason in plain words and the clause of the conditions.
  await openRequest(page, 'ZR-2026-00416')
  await expect(main).toContainText(/forfait vaccins et prévention de l’année est épuisé/)
  await expect(main).toContainText(/Conditions générales, chapitre \d/)
})
