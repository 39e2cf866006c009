import { expect, test } from '../../portal/own-member.ts'
import { accountWizardOn } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, inFours } from '../../portal/profile/signing/accounts.ts'

const { french, second } = ibans
const slow = 1500

test('[PAY-02][PAY-03] a field of the mandate that is emptied or wrong holds the step, also over a draft that had it', async ({
  page,
}) => {
  const wizard = accountWizardOn(page)
  const { main, words } = wizard
  await wizard.open()
  await wizard.name(french.iban)
  await wizard.heading(words.mandateTitle)
  await wizard.back.click()
  await wizard.heading(words.ibanTitle)
  await main.getByRole('button', { name: 'Modifier l’adresse du titulaire' }).click()
  const fields = [
    [wizard.iban, 'FR7630006000011234567890188'],
    [main.getByLabel(words.name), null],
    [main.getByLabel('Numéro et rue'), null],
    [main.getByLabel('Code postal'), '1'],
    [main.getByLabel('Ville'), null],
  ] as const
  for (const [field, wrong] of fields) {
    const before = await field.inputValue()
    for (const text of ['', ...(wrong === null ? [] : [wrong])]) {
      await field.fill(text)
      await wizard.next.click()
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await wizard.heading(words.ibanTitle)
    }
    await field.fill(before)
  }
  await wizard.next.click()
  await wizard.heading(words.mandateTitle)
  await expect(wizard.paper).toContainText(inFours(french.iban, ' '))
})

test('[PAY-04] what is changed while the mandate is drawn up is in the one that is signed', async ({ page }) => {
  const wizard = accountWizardOn(page)
  const { main, words } = wizard
  await page.route('**/api/payment-methods/mandates', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    return route.fallback()
  })
  await wizard.open()
  await wizard.name(french.iban)
  await expect(main.getByRole('button', { name: 'Préparation du mandat' })).toHaveAttribute('aria-busy', 'true')
  await main.getByLabel(words.name).fill('CAMILLE TOURNESOL MOREL')
  await expect(main.getByRole('button', { name: 'Préparation du mandat' })).toHaveCount(0)
  await wizard.heading(words.ibanTitle)
  await expect(main.getByLabel(words.name)).toHaveValue('CAMILLE TOURNESOL MOREL')
  await wizard.next.click()
  await wizard.heading(words.mandateTitle)
  await expect(wizard.paper).toContainText('CAMILLE TOURNESOL MOREL')
})

test('[PAY-10] the account for refunds: a field that is emptied holds the step, and what is changed meanwhile is what is confirmed', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/profile/payment-methods/refund-account')
  const iban = main.getByLabel('IBAN', { exact: true })
  const holder = main.getByLabel('Titulaire du compte')
  const next = main.locator('.WizardFoot_foot button')
  await iban.fill(french.iban)
  await holder.fill('')
  await next.click()
  await expect(holder).toBeFocused()
  await expect(holder).toHaveAttribute('aria-invalid', 'true')
  await holder.fill('CAMILLE TOURNESOL')
  await page.route('**/api/payment-methods/refund-accounts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow))
    return route.fallback()
  })
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await iban.fill(second.iban)
  await expect(next).not.toHaveAttribute('aria-busy')
  await expect(iban).toHaveValue(inFours(second.iban))
  await next.click()
  await expect(main.getByRole('article')).toContainText(inFours(second.iban, ' '))
})
