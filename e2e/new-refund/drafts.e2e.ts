import type { Page } from '@playwright/test'
import { fetchRequests } from '../portal/ask.ts'
import { expect, test } from '../portal/portal-test.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.use({ account: 'sophie' })

async function fillToSummary(page: Page, invoice_number: string) {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-small.jpg'))
  await wizard.tellCare({ animals: ['Falco'], care_date: daysAgo(3), cause: 'accident', invoice_number })
  await wizard.addCareSheet('Falco', sample('care-sheet.pdf'))
  await wizard.next.click()
  await wizard.declare()
  return wizard
}

const numbered = async (page: Page, invoice_number: string) =>
  (await fetchRequests(page)).filter((request) => request.invoice_number === invoice_number).map(({ status }) => status)

test('[REF-08] a draft outlives the tab, is listed, resumed where it stopped, and deleted', async ({
  page,
  context,
}) => {
  const wizard = wizardOn(page)
  await wizard.open()
  await wizard.addInvoice(sample('invoice-small.jpg'))
  await wizard.tellCare({ animals: ['Igor'], care_date: daysAgo(4), cause: 'accident', invoice_number: 'BROUILLON-1' })
  await wizard.heading('Ajoutez la feuille de soins d’Igor')
  await expect.poll(() => numbered(page, 'BROUILLON-1')).toEqual(['draft'])
  await page.close()

  const later = await context.newPage()
  const again = wizardOn(later)
  await later.goto('/refunds')
  const row = later.getByRole('listitem').filter({ hasText: 'Igor' }).filter({ hasText: 'Brouillon' })
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: 'Reprendre' }).click()
  await again.heading('Ajoutez la feuille de soins d’Igor')
  await later.reload()
  await again.heading('Ajoutez la feuille de soins d’Igor')
  await again.main.getByRole('link', { name: 'Retour' }).click()
  await again.heading('Quels animaux ont été soignés ?')
  await expect(again.main.getByRole('checkbox', { name: 'Igor' })).toBeChecked()
  await expect(again.main.getByLabel('Date des soins')).toHaveValue(daysAgo(4))
  await expect(again.main.getByLabel(/^Numéro de facture/)).toHaveValue('BROUILLON-1')

  await later.goto('/refunds')
  await row.getByRole('button', { name: 'Supprimer le brouillon' }).click()
  const question = later.getByRole('dialog', { name: 'Supprimer ce brouillon ?' })
  await question.getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect(question).toBeHidden()
  await row.getByRole('button', { name: 'Supprimer le brouillon' }).click()
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(row).toHaveCount(0)
  expect(await numbered(later, 'BROUILLON-1')).toEqual([])
})

test('[REF-09] a double click, a lost answer and a second tab file one request', async ({ page, context }) => {
  test.slow()
  const wizard = await fillToSummary(page, 'PERDUE-1')
  const other = await context.newPage()
  await other.goto(page.url())
  const inOther = wizardOn(other)
  await inOther.declare()
  await expect(inOther.send).not.toHaveAttribute('aria-disabled', 'true')
  let isLost = false
  await page.route('**/submit', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await wizard.send.dblclick()
  // The server reports that it is filed, or the member sends it again.
  const failure = wizard.main.getByText('Votre demande n’est pas partie')
  await expect(failure.or(wizard.main.getByText('Votre demande est partie !'))).toBeVisible()
  if (await failure.isVisible()) await wizard.send.dblclick()
  const reference = await wizard.expectSent()
  if (await inOther.send.isVisible()) await inOther.send.dblclick()
  expect(await inOther.expectSent()).toBe(reference)
  expect(await numbered(page, 'PERDUE-1')).toEqual(['pending'])
})
