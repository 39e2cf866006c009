import type { Page } from '@playwright/test'
import { expect, test } from '../../portal/own-member.ts'
import { accountWizardOn, paste } from '../../portal/profile/signing/account-wizard.ts'
import { ibans, inFours, methodsOf } from '../../portal/profile/signing/accounts.ts'

const { french, second, belgian } = ibans
const drawing = /\/api\/payment-methods\/mandates$/

/** Calls of the page to draw up a mandate. */
function drawnBy(page: Page): string[] {
  const drawn: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && drawing.test(request.url())) drawn.push(request.postData() ?? '')
  })
  return drawn
}

test('[PAY-03] an IBAN is read however it is written, and the caret stays where a digit is put', async ({ page }) => {
  const wizard = accountWizardOn(page)
  await wizard.open()
  const { iban } = wizard
  for (const written of [
    `IBAN ${inFours(french.iban, ' ')}`,
    inFours(french.iban.toLowerCase(), '.'),
    `  ${inFours(french.iban, '-')} `,
  ]) {
    await iban.click()
    await iban.press('ControlOrMeta+a')
    await paste(page, written)
    await expect(iban, written).toHaveValue(inFours(french.iban))
  }
  await expect(wizard.main.getByText(`BIC ${french.bic}, trouvé d’après l’IBAN`)).toBeVisible()

  // A digit that was forgotten in the middle, and one that is too many.
  const lacking = `${french.iban.slice(0, 9)}${french.iban.slice(10)}`
  await wizard.open()
  await iban.pressSequentially(lacking.toLowerCase())
  await expect(iban).toHaveValue(inFours(lacking))
  await expect(iban).not.toHaveAttribute('aria-invalid', 'true')
  await iban.press('Home')
  for (let presses = 0; presses < 11; presses += 1) await iban.press('ArrowRight')
  const caret = () =>
    iban.evaluate((field) => (field instanceof HTMLInputElement ? field.value.slice(0, field.selectionStart ?? 0) : ''))
  expect(await caret()).toBe(inFours(lacking.slice(0, 9)))
  await iban.press(french.iban.charAt(9))
  await expect(iban).toHaveValue(inFours(french.iban))
  expect(await caret()).toBe(inFours(french.iban.slice(0, 10)))
  await iban.press('7')
  expect(await caret()).toBe(inFours(`${french.iban.slice(0, 10)}7`))
  await iban.press('Backspace')
  await expect(iban).toHaveValue(inFours(french.iban))
  expect(await caret()).toBe(inFours(french.iban.slice(0, 10)))

  // Another bank's account has another BIC.
  await iban.fill(second.iban)
  await expect(wizard.main.getByText(`BIC ${second.bic}, trouvé d’après l’IBAN`)).toBeVisible()
  await expect(wizard.main.getByText(french.bic)).toHaveCount(0)

  // One that is begun in its place is not wrong yet; it is once it is left.
  await iban.press('ControlOrMeta+a')
  await iban.pressSequentially(french.iban.slice(0, 9))
  await expect(iban).toHaveValue(inFours(french.iban.slice(0, 9)))
  await expect(iban).not.toHaveAttribute('aria-invalid', 'true')
  await iban.press('Tab')
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
})

test('[PAY-03][A11Y-03] what is wrong with an account is said at its field, the first takes the focus, and no mandate is drawn up', async ({
  page,
}) => {
  const drawn = drawnBy(page)
  const wizard = accountWizardOn(page)
  await wizard.open()
  const { iban, main } = wizard
  await wizard.next.click()
  await expect(iban).toBeFocused()
  await expect(iban).toHaveAttribute('aria-invalid', 'true')
  const wrong = [
    [`${french.iban.slice(0, -1)}7`, 'Cet IBAN comporte une erreur de saisie.'],
    [belgian.iban.slice(0, -2), /16/],
    ['US64SVBKUS6S3300958879', 'Ce compte se trouve hors de la zone SEPA.'],
  ] as const
  for (const [account, says] of wrong) {
    await iban.fill(account)
    await wizard.next.click()
    await expect(iban, account).toHaveAccessibleDescription(typeof says === 'string' ? new RegExp(says) : says)
    await expect(iban, account).toBeFocused()
  }
  const name = main.getByLabel(wizard.words.name)
  await iban.fill(french.iban)
  await name.fill('')
  await wizard.next.click()
  await expect(name).toHaveAccessibleDescription(/Obligatoire/)
  await expect(name).toBeFocused()
  await name.fill('CAMILLE TOURNESOL')

  // Outside of the European Economic Area the bank must be named, where it is not known.
  await iban.fill('CH9300762011623852957')
  const bic = main.getByLabel('BIC de la banque')
  await expect(bic).toBeVisible()
  await wizard.next.click()
  await expect(bic).toHaveAttribute('aria-invalid', 'true')
  await bic.fill('PSSTFRPP')
  await wizard.next.click()
  await expect(bic).toHaveAccessibleDescription(/banque du pays de l’IBAN/)
  expect((await methodsOf(page)).pending_mandate_id).toBeNull()
  await bic.fill('UBSWCHZH80A')
  await wizard.next.click()
  await expect(wizard.paper).toContainText('UBSWCHZH80A')
  expect(drawn.length).toBeGreaterThan(0)
})

test('[PAY-08] the number of a card in a field is refused in words, and goes no further', async ({ page }) => {
  const wizard = accountWizardOn(page)
  await wizard.open()
  const name = wizard.main.getByLabel(wizard.words.name)
  await name.fill('CAMILLE 4242 4242 4242 4242')
  await wizard.name(french.iban)
  await expect(name).toHaveAccessibleDescription(/numéro de carte/)
  await expect(name).toBeFocused()
  expect((await methodsOf(page)).pending_mandate_id).toBeNull()
  await name.fill('CAMILLE TOURNESOL')
  await wizard.next.click()
  await wizard.heading(wizard.words.mandateTitle)
})
