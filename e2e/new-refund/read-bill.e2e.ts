import { expect, test } from '../portal/portal-test.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'helene' })

test('[READ-01][READ-02][READ-04] the photo of a bill is read, fills what is sure, and shows the refund to the cent before anything is sent', async ({
  page,
}) => {
  test.slow()
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-photo.heic'))
  await wizard.heading(wizard.words.animalsTitle)
  await page.goBack()
  const facts = wizard.main.getByRole('region', { name: 'Lu sur votre facture' })
  await expect(facts).toBeVisible({ timeout: 60_000 })
  await expect(facts).toContainText('Clinique vétérinaire du Grand Marronnier')
  await expect(facts).toContainText(/192\s€/)
  const piece = facts.getByRole('img', { name: 'Extrait de la facture : Total' })
  await expect(piece).toBeVisible()
  await wizard.next.click()

  await wizard.heading(wizard.words.animalsTitle)
  await expect(wizard.main.getByRole('checkbox', { name: 'Oslo' })).toBeChecked()
  await expect(wizard.field(wizard.words.vetName)).toHaveValue('Clinique vétérinaire du Grand Marronnier')
  await expect(wizard.main.getByText('Lu sur votre facture').first()).toBeVisible()
  // The day on the sample is fixed, unlike the demo's contract.
  await wizard.field(wizard.words.careDate).fill(daysAgo(3))
  await wizard.choose('illness')
  await wizard.next.click()
  await wizard.addCareSheet('Oslo', sample('care-sheet.pdf'))
  await wizard.next.click()

  await wizard.heading(wizard.words.summaryTitle)
  const estimate = wizard.main.getByRole('region', { name: 'Ce que vous toucheriez' })
  await expect(estimate).toContainText(/Calculé d’après 4 lignes lues sur votre facture \(192\s€\)/)
  // Oslo’s formula leaves a tenth to its member.
  await expect(estimate).toContainText(/10\s% restent à votre charge−19,20\s€/)
  await expect(estimate).toContainText(/Remboursement estimé172,80\s€/)
})
