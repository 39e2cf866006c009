import { paperNames } from '@coussinet/contract/domain/document-names.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import type * as french from '../../fr/papers/benefit-slip.ts'

export const benefitSlip: Translated<typeof french.benefitSlip> = {
  title: paperNames.it.benefit_slip,
  about: (name, care, day) => elided(care === null ? `${name}, cure del ${day}` : `${name} · ${care} del ${day}`),
  to_refund: payoutLabels.it.to_refund,
  to_pay: 'Da accreditare',
  paid_on: payoutLabels.it.paid_on,
  nothing_to_pay: 'Nessun accredito',
  animal: 'Animale',
  formula: 'Formula',
  tracking_reference: requestLabels.it.tracking_reference,
  invoice_number: requestLabels.it.invoice_number,
  care_date: requestLabels.it.care_date,
  decided_on: 'Data della decisione',
  payment_date: payoutLabels.it.payment_date,
  account: payoutLabels.it.account,
  notes: 'Da sapere',
  shares: 'Il rimborso di ogni prestazione è la sua parte del totale, arrotondata al centesimo.',
  terms: ({ number, title }) => `Il calcolo segue il capitolo ${number} delle condizioni di assicurazione: ${title}.`,
  contact: ({ email, phone, hours, reference }) =>
    `Una domanda su questo prospetto? Scriva a ${email} o chiami il ${phone}, ${hours}, indicando il numero ${reference}.`,
}
