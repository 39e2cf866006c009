import type { Browser } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'
import { daysAgo } from '../portal/wizard/wizard.ts'

test.use({ account: 'helene', viewport: { width: 390, height: 844 }, hasTouch: true })

const paper = `<!doctype html><meta charset="utf-8"><body style="font: 15px Arial; padding: 40px">
<h1 style="font-size: 20px">Clinique vétérinaire du Grand Marronnier</h1><p>18 rue des Marronniers, 69003 Lyon<br>SIRET 732 829 320 00074</p>
<h2 style="font-size: 18px">DEVIS n° D-2026-041</h2><p>Date : 20/11/2026</p><p>Animal : Oslo, puce 250269812340176</p>
<table style="width: 100%"><tr><th align="left">Désignation<th align="right">Montant TTC
<tr><td>Consultation<td align="right">48,00 €<tr><td>Radiographie (2 vues)<td align="right">92,00 €<tr><td>Anesthésie<td align="right">110,00 €</table>
<p style="text-align: right">Total TTC 250,00 €</p><p>Devis valable un mois. Bon pour accord, le client :</p>`

async function aQuote(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setContent(paper)
  const file = await page.pdf({ format: 'A4' })
  await context.close()
  return file
}

test(
  '[PRE-01][READ-01][READ-02] a vet’s quote is read as an invoice is: its animal, its vet and its lines stand there, and it is sent',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    test.slow()
    const main = page.getByRole('main')
    const next = main.getByRole('button', { name: 'Continuer' })
    await page.goto('/quotes/new')
    await main
      .getByLabel('Choisir un fichier', { exact: true })
      .first()
      .setInputFiles({ name: 'devis.pdf', mimeType: 'application/pdf', buffer: await aQuote(browser) })
    const facts = main.getByRole('region', { name: 'Lu sur votre devis' })
    await expect(facts).toContainText('Clinique vétérinaire du Grand Marronnier', { timeout: 60_000 })
    await expect(facts).toContainText(/250\s€/)
    await next.click()

    await expect(main.getByRole('heading', { level: 1, name: 'Quels soins sont prévus ?' })).toBeVisible()
    await expect(main.getByRole('radio', { name: 'Oslo' })).toBeChecked()
    await expect(main.getByRole('textbox', { name: /^Vétérinaire ou clinique/ })).toHaveValue(
      'Clinique vétérinaire du Grand Marronnier',
    )
    await main.getByRole('textbox', { name: 'Jour prévu des soins' }).fill(daysAgo(-14))
    await main.getByRole('radio', { name: 'Accident' }).click()
    await next.click()

    await expect(main.getByRole('heading', { level: 1, name: 'Que dit le devis ?' })).toBeVisible()
    const labels = main.getByRole('textbox', { name: /^Intitulé/ })
    await expect(labels).toHaveCount(3)
    await expect(labels.nth(2)).toHaveValue('Anesthésie')
    await next.click()

    await expect(main.getByRole('heading', { level: 1, name: 'Tout est là ?' })).toBeVisible()
    await expect(main.getByText('Total du devis')).toBeVisible()
    await main.getByRole('button', { name: 'Envoyer le devis' }).click()
    await expect(page).toHaveURL(/\/quotes\/[0-9a-f-]{36}$/)
    await expect(main).toContainText('Nous lisons votre devis. Rien n’est réservé avant notre réponse')
  },
)
