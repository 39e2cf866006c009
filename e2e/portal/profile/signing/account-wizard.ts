import { expect, type Page } from '@playwright/test'
import { accountWords } from './account-words.ts'

export const accountAddress = '/profile/payment-methods/account'

/** The wizard as a member changes the bank account with it, on the page where it is open. */
export function accountWizardOn(page: Page, language: 'fr' | 'it' = 'fr') {
  const words = accountWords[language]
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  const next = main.getByRole('button', { name: words.next })
  const send = main.getByRole('button', { name: words.send, exact: true })
  const code = main.getByLabel(words.code, { exact: true })
  const iban = main.getByLabel('IBAN', { exact: true })
  return {
    words,
    main,
    heading,
    next,
    send,
    code,
    iban,
    paper: main.getByRole('article'),
    sign: main.getByRole('button', { name: words.sign }),
    back: main.getByRole('link', { name: words.back, exact: true }),
    async open() {
      await page.goto(accountAddress)
      await heading(words.ibanTitle)
    },
    async name(account: string) {
      await heading(words.ibanTitle)
      await iban.fill(account)
      await next.click()
    },
    async accept() {
      await heading(words.mandateTitle)
      await main.getByRole('checkbox', { name: words.accept }).check()
      await next.click()
    },
    async choose(mode: 'email' | 'sms') {
      await heading(words.signatureTitle)
      await main.getByRole('radio', { name: words.ways[mode] }).check()
    },
    async ask(mode: 'email' | 'sms') {
      await this.choose(mode)
      await send.click()
      await heading(words.codeTitle)
    },
  }
}

/** Puts a text on the clipboard's way into the field that has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus.')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const isLeft = field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    // The browser's own paste, when no page takes the paste upon itself.
    if (isLeft) document.execCommand('insertText', false, pasted)
  }, text)
}
