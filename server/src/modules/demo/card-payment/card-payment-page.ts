import { euros } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { escapeHtml } from '#platform/outbox/render/plain.ts'
import { otherLanguages } from '#platform/outbox/render/sent-page.ts'
import type { PaymentOutcome } from '#platform/payments/provider.ts'
import { cardPaymentWords } from './card-payment.messages.ts'
import type { SandboxPayment } from './demo-card-payments.store.ts'

type CardPaymentView = { payment: SandboxPayment; outcome: PaymentOutcome; language: Language }

const choices = [
  ['pay', 'paid'],
  ['refuse', 'refused'],
  ['leave', 'abandoned'],
] as const

/** The provider's page: what is to be paid, and a button for each thing that can happen; the way back once it is over. */
export function cardPaymentBody({ payment, outcome, language }: CardPaymentView): string {
  const words = cardPaymentWords[language]
  const { provider_reference, amount_cents, description, return_path } = payment
  const path = `/demo/card-payment/${provider_reference}`
  const change = `<div class="tools">${otherLanguages(language, (other) => `${path}?lang=${other}`)}</div>`
  const top = `<header class="top"><div><h1>${words.title}</h1><p>${words.lead}</p></div>${change}</header>`
  const facts = `<h2>${escapeHtml(euros(amount_cents, language))}</h2><p class="small">${escapeHtml(description)}</p><p><b>${words.warning}</b></p>`
  const back = `<a class="button" href="${escapeHtml(return_path)}">${words.back}</a>`
  if (outcome !== 'open') return `${top}<section class="cushion">${facts}<p>${words.over[outcome]}</p>${back}</section>`
  const forms = choices.map(
    ([word, chosen]) =>
      `<form method="post" action="${path}/${chosen}"><button class="button" type="submit">${words[word]}</button></form>`,
  )
  return `${top}<section class="cushion">${facts}<div class="tools">${forms.join('')}</div></section>`
}
