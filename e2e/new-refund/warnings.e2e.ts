import { expect, test } from '../portal/portal-test.ts'
import { daysAgo, sample, wizardOn } from '../portal/wizard/wizard.ts'

test.describe('an animal in its waiting period', () => {
  test.use({ account: 'helene' })

  test('[REF-18] care dated within it, or before the contract, is flagged as soon as the date is typed', async ({
    page,
  }) => {
    const wizard = wizardOn(page)
    await wizard.open()
    await wizard.addInvoice(sample('invoice-small.jpg'))
    await wizard.heading('Quels animaux ont été soignés ?')
    await wizard.pick('Pistache')
    await wizard.main.getByLabel('Date des soins').fill(daysAgo(2))
    await wizard.choose('illness')
    await expect(
      wizard.main.getByText(
        /le délai de carence de Pistache court encore\. Ces soins seraient couverts à partir du .*\d{4}/,
      ),
    ).toBeVisible()
    await wizard.main.getByLabel('Date des soins').fill(daysAgo(200))
    await expect(wizard.main.getByText(/les garanties de Pistache n’avaient pas commencé/)).toBeVisible()
    await wizard.main.getByLabel('Date des soins').fill(daysAgo(-3))
    await expect(wizard.main.getByText('Cette date est dans le futur.')).toBeVisible()

    // The summary says it again, as a warning that does not forbid.
    await wizard.main.getByLabel('Date des soins').fill(daysAgo(2))
    await wizard.next.click()
    await wizard.heading('Ajoutez la feuille de soins de Pistache')
    await wizard.addCareSheet('Pistache', sample('care-sheet.png'))
    await wizard.next.click()
    await wizard.heading('Vérifiez puis envoyez')
    await expect(wizard.main.getByText(/le délai de carence de Pistache court encore/)).toBeVisible()
    await wizard.declare()
    await expect(wizard.send).not.toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the rules of a request', () => {
  test.use({ account: 'marco' })

  test('are written beside the invoice', async ({ page }) => {
    const wizard = wizardOn(page, 'it')
    await wizard.open()
    for (const rule of [
      'Una sola fattura per richiesta.',
      'Preventivo, ricetta e modulo di cura non sostituiscono la fattura.',
      'La fattura deve riportare la prova del pagamento.',
    ]) {
      await expect(wizard.main.getByText(rule)).toBeVisible()
    }
  })
})
