import { expect, test } from '../portal/own-member.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ wanted: { suspended: true } })

const sentence = /Vos garanties sont suspendues depuis le .*\d{4}, faute de paiement/

test('[REF-18][RDY-01] care during a suspension is told at the step of the care, in the summary and by the estimate, with its date', async ({
  page,
}) => {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-small.jpg'))
  await wizard.heading('Quels animaux ont été soignés ?')
  await wizard.main.locator('.Choice_pick').first().click()
  await wizard.choose('accident')
  await wizard.main.getByLabel('Date des soins').fill(daysAgo(0))
  await expect(wizard.main.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await wizard.next.click()
  await wizard.heading(/feuille de soins/)
  await expect(wizard.main.getByText(sentence)).toBeVisible()
  await page.goto(page.url().replace('care_sheets', 'summary'))
  await wizard.heading('Vérifiez puis envoyez')
  await expect(wizard.main.getByText(sentence)).toBeVisible()

  await page.goto('/refunds/estimate')
  await wizard.main.getByRole('radio', { name: /^Accident/ }).check()
  await expect(wizard.main.getByText(sentence).first()).toBeVisible()
})
