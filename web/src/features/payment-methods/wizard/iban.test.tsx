import { createMandate } from '@coussinet/contract/mandates.ts'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { heading, nameAccount, openWizard, paste, titles, wizard } from '../../../testing/account-wizard.ts'
import { ibans, inFours, keepsMandates } from '../../../testing/mandates.ts'
import { refuses, speaksTo, waits } from '../../../testing/wire.ts'

const { french, german, belgian } = ibans
const { main, iban, holder, next, back, paper } = wizard

let drawn: ReturnType<typeof keepsMandates>['drawn']
beforeEach(async () => {
  speaksTo('helene')
  ;({ drawn } = keepsMandates())
  await openWizard()
})

it('[PAY-03] an IBAN is read however it is written, and the caret stays where a digit is put', async () => {
  for (const written of [
    `IBAN ${inFours(french.iban, ' ')}`,
    inFours(french.iban.toLowerCase(), '.'),
    `  ${inFours(french.iban, '-')} `,
  ]) {
    await iban.click()
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
    paste(written)
    await expect.element(iban, { message: written }).toHaveValue(inFours(french.iban))
  }
  await expect.element(main.getByText('L’IBAN suffit : aucun BIC à donner.', { exact: true })).toBeVisible()

  // A digit that was forgotten in the middle, and one that is too many.
  const lacking = `${french.iban.slice(0, 9)}${french.iban.slice(10)}`
  await userEvent.clear(iban)
  await iban.click()
  await userEvent.keyboard(lacking.toLowerCase())
  await expect.element(iban).toHaveValue(inFours(lacking))
  await expect.element(iban).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Home}')
  for (let presses = 0; presses < 11; presses += 1) await userEvent.keyboard('{ArrowRight}')
  const caret = () => {
    const field = iban.element()
    return field instanceof HTMLInputElement ? field.value.slice(0, field.selectionStart ?? 0) : ''
  }
  expect(caret()).toBe(inFours(lacking.slice(0, 9)))
  await userEvent.keyboard(french.iban.charAt(9))
  await expect.element(iban).toHaveValue(inFours(french.iban))
  expect(caret()).toBe(inFours(french.iban.slice(0, 10)))
  await userEvent.keyboard('7')
  await expect.poll(caret).toBe(inFours(`${french.iban.slice(0, 10)}7`))
  await userEvent.keyboard('{Backspace}')
  await expect.element(iban).toHaveValue(inFours(french.iban))
  expect(caret()).toBe(inFours(french.iban.slice(0, 10)))

  // A bank from the list is shown, and its BIC is neither requested nor sent.
  await userEvent.fill(iban, german.iban)
  await expect.element(main.getByText(`Banque reconnue, BIC ${german.bic}. L’IBAN suffit`)).toBeVisible()
  expect(main.getByLabelText('BIC de la banque').elements()).toHaveLength(0)

  // A new number is not wrong yet; it is once the field is left.
  await iban.click()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}')
  await userEvent.keyboard(french.iban.slice(0, 9))
  await expect.element(iban).toHaveValue(inFours(french.iban.slice(0, 9)))
  await expect.element(iban).not.toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Tab}')
  await expect.element(iban).toHaveAttribute('aria-invalid', 'true')
})

it('[PAY-03][A11Y-03] what is wrong with an account is said at its field, the first takes the focus, and no mandate is drawn up', async () => {
  await next.click()
  await expect.element(iban).toHaveFocus()
  await expect.element(iban).toHaveAttribute('aria-invalid', 'true')
  for (const [account, says] of [
    [`${french.iban.slice(0, -1)}7`, /Cet IBAN contient une erreur/],
    [belgian.iban.slice(0, -2), /16/],
    ['US64SVBKUS6S3300958879', /Ce compte se trouve hors de la zone SEPA\./],
  ] as const) {
    await userEvent.fill(iban, account)
    await next.click()
    await expect.element(iban).toHaveAccessibleDescription(expect.stringMatching(says))
    await expect.element(iban).toHaveFocus()
  }
  await userEvent.fill(iban, french.iban)
  await userEvent.clear(holder)
  await next.click()
  await expect.element(holder).toHaveAccessibleDescription(expect.stringContaining('Obligatoire'))
  await expect.element(holder).toHaveFocus()
  await userEvent.fill(holder, 'HELENE CARPENTIER')

  // Outside of the European Economic Area the bank must be named, where it is not known.
  await userEvent.fill(iban, 'CH9300762011623852957')
  const bic = main.getByLabelText('BIC de la banque')
  await expect.element(bic).toBeVisible()
  const mend = refuses(createMandate, 'validation_failed', { errors: { bic: ['required'] } })
  await next.click()
  await expect.element(bic).toHaveAttribute('aria-invalid', 'true')
  await expect.element(bic).toHaveFocus()
  mend()
  await userEvent.fill(bic, 'PSSTFRPP')
  await next.click()
  await expect.element(bic).toHaveAccessibleDescription(expect.stringContaining('banque du pays de l’IBAN'))
  expect(drawn).toEqual([])
  await userEvent.fill(bic, 'UBSWCHZH80A')
  await next.click()
  await expect.element(paper).toMatchTextContent('UBSWCHZH80A')
  expect(drawn).toMatchObject([{ iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' }])
})

it('[PAY-08] the number of a card in a field is refused in words, and goes no further', async () => {
  const mend = refuses(createMandate, 'validation_failed', { errors: { 'holder.name': ['card_number'] } })
  await userEvent.fill(holder, 'HELENE 4242 4242 4242 4242')
  await nameAccount(french.iban)
  await expect.element(holder).toHaveAccessibleDescription(expect.stringContaining('numéro de carte'))
  await expect.element(holder).toHaveFocus()
  expect(drawn).toEqual([])
  mend()
  await userEvent.fill(holder, 'HELENE CARPENTIER')
  await next.click()
  await heading(titles.mandate)
})

it('[PAY-02][PAY-03] a field of the mandate that is emptied or wrong holds the step, also over a draft that had it', async () => {
  await nameAccount(french.iban)
  await heading(titles.mandate)
  await back.click()
  await heading(titles.iban)
  await main.getByRole('button', { name: 'Modifier l’adresse du titulaire' }).click()
  const fields = [
    [iban, french.iban, 'FR7630006000011234567890188'],
    [holder, 'HELENE CARPENTIER', null],
    [main.getByLabelText('Numéro et rue'), '27 RUE DES TILLEULS', null],
    [main.getByLabelText('Code postal'), '69003', '1'],
    [main.getByLabelText('Ville'), 'LYON', null],
  ] as const
  for (const [field, right, wrong] of fields) {
    for (const text of ['', ...(wrong === null ? [] : [wrong])]) {
      await userEvent.fill(field, text)
      await next.click()
      await expect.element(field).toHaveFocus()
      await expect.element(field).toHaveAttribute('aria-invalid', 'true')
      await heading(titles.iban)
    }
    await userEvent.fill(field, right)
  }
  await next.click()
  await heading(titles.mandate)
  await expect.element(paper).toMatchTextContent(inFours(french.iban, ' '))
})

it('[PAY-04] what is changed while the mandate is drawn up is in the one that is signed', async () => {
  const letGo = waits(createMandate)
  await nameAccount(french.iban)
  const busy = main.getByRole('button', { name: 'Préparation du mandat' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')
  await userEvent.fill(holder, 'HELENE CARPENTIER MOREL')
  letGo()
  await expect.poll(() => busy.elements()).toHaveLength(0)
  await heading(titles.iban)
  await expect.element(holder).toHaveValue('HELENE CARPENTIER MOREL')
  await next.click()
  await heading(titles.mandate)
  await expect.element(paper).toMatchTextContent('HELENE CARPENTIER MOREL')
  expect(drawn.at(-1)?.holder.name).toBe('HELENE CARPENTIER MOREL')
})
