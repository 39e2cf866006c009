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
