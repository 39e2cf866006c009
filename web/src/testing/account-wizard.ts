import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settled, showPage } from './show-page.tsx'

const main = page.getByRole('main')

/** The wizard as a member changes the bank account with it. */
export const wizard = {
  main,
  iban: main.getByLabelText('IBAN', { exact: true }),
  holder: main.getByLabelText('Nom du titulaire'),
  next: main.getByRole('button', { name: 'Continuer' }),
  back: main.getByRole('link', { name: 'Retour', exact: true }),
  paper: main.getByRole('article'),
  accept: main.getByRole('checkbox', { name: 'J’ai lu le mandat et j’autorise ces prélèvements.' }),
  send: main.getByRole('button', { name: 'Recevoir le code', exact: true }),
  code: main.getByLabelText('Code à 6 chiffres', { exact: true }),
  sign: main.getByRole('button', { name: 'Signer le mandat' }),
  resume: main.getByRole('link', { name: 'Reprendre' }),
}

export const titles = {
  iban: 'Quel compte souhaitez-vous utiliser ?',
  mandate: 'Lisez votre mandat de prélèvement',
  signature: 'Comment recevoir votre code ?',
  code: 'Saisissez le code à 6 chiffres',
  done: 'C’est signé, merci !',
}

export async function heading(name: string): Promise<void> {
  await expect.element(main.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function openWizard(search = '') {
  const { router, shown } = showPage(`/profile/payment-methods/account${search}`)
  await shown
  await settled()
  return router
}

/** Enters an account at the first step, and continues. */
export async function nameAccount(iban: string): Promise<void> {
  await heading(titles.iban)
  await userEvent.fill(wizard.iban, iban)
  await wizard.next.click()
}

/** Reads the mandate, accepts it, and continues. */
export async function acceptMandate(): Promise<void> {
  await heading(titles.mandate)
  await wizard.accept.click()
  await wizard.next.click()
}

/** Chooses the channel of the code. */
export async function chooseWay(mode: 'email' | 'sms'): Promise<void> {
  await heading(titles.signature)
  await main.getByRole('radio', { name: mode === 'email' ? /^Par e-mail/ : /^Par SMS/ }).click()
}

/** Chooses the channel of the code, and has it sent. */
export async function askCode(mode: 'email' | 'sms'): Promise<void> {
  await chooseWay(mode)
  await wizard.send.click()
  await heading(titles.code)
}

/** Pastes a text into the field that has the focus. */
export function paste(text: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const isLeft = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  // The browser's own paste, when no page takes the paste upon itself.
  if (isLeft) document.execCommand('insertText', false, text)
}
