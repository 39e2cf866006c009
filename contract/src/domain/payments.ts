import * as fr from '@coussinet/texts/fr/payment-words.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'
import { sumBy } from './amounts.ts'
import type { FormulaName } from './cover.ts'
import { monthInWords } from './format.ts'

// spec §4: contribution
export const receiptStatuses = ['paid', 'declined', 'upcoming'] as const

/** Why a debit did not go through: the bank's code (domain rules §4.5), or what became of the card. */
export const declineCodes = [
  'AM04',
  'MS03',
  'TM01',
  'FF01',
  'FF05',
  'AM05',
  'AC01',
  'AC04',
  'AC06',
  'AG01',
  'MD01',
  'MD06',
  'MD07',
  'MS02',
  'RC01',
  'SL01',
  'CNOR',
  'DNOR',
  'card_expired',
  'card_refused',
  'card_lost',
  'card_disputed',
] as const

export type DeclineCode = (typeof declineCodes)[number]

export type ReceiptStatus = (typeof receiptStatuses)[number]

/** Why a contribution came back, in plain words and never the bare code (domain rules §4.5). */
export const declineNames = messages({
  fr: fr.declineNames satisfies Record<DeclineCode, string>,
  it: it.declineNames,
  nl: nl.declineNames,
})

/** Means of payment that refused a contribution: the reasons of a card are its own. */
export const declinedMeans = (code: DeclineCode | null): 'bank_account' | 'card' =>
  code?.startsWith('card_') ? 'card' : 'bank_account'

// domain rules §4.5: no money, no reason given, or our own mistake
const retried: readonly DeclineCode[] = ['AM04', 'MS03', 'TM01', 'FF01', 'FF05']

/** Tells whether the bank is tried again after this refusal. */
export const isRetried = (code: DeclineCode): boolean => retried.includes(code)

/** Statuses of a contribution; `declined` means a debit, cards have their own. */
export const receiptStatusNames = messages({
  fr: fr.receiptStatuses satisfies Record<ReceiptStatus | 'declined_card', string>,
  it: it.receiptStatuses,
  nl: nl.receiptStatuses,
})

export function receiptStatus(
  { status, decline_code }: { status: ReceiptStatus; decline_code: DeclineCode | null },
  language: Language,
) {
  const isCard = status === 'declined' && declinedMeans(decline_code) === 'card'
  if (isCard && decline_code === 'card_disputed') return declineNames[language].card_disputed
  return receiptStatusNames[language][isCard ? 'declined_card' : status]
}

const contribution = messages({ fr: fr.contribution, it: it.contribution, nl: nl.contribution })

/** The contribution of a month, YYYY-MM: Cotisation d’octobre 2026. */
export const contributionName = (month: string, language: Language): string =>
  contribution[language].of(monthInWords(month, language))

export const contributionsTotal = (contributions: readonly { amount_cents: number }[]): number =>
  sumBy(contributions, ({ amount_cents }) => amount_cents)

/** Total of the formulas of all animals in a month, in cents; an animal without a formula costs nothing. */
export const monthlyTotal = <Animal extends { formula: { name: FormulaName } }>(
  animals: readonly Animal[],
  priceOf: (animal: Animal) => number,
): number => sumBy(animals, (animal) => (animal.formula.name === 'default' ? 0 : priceOf(animal)))

/** Amount that is still to pay. */
export const amountDue = messages({ fr: fr.amountDue, it: it.amountDue, nl: nl.amountDue })

/** Labels of a bank account and its mandate; signed texts have their own wording. */
export const accountLabels = messages({ fr: fr.accountLabels, it: it.accountLabels, nl: nl.accountLabels })

/** Unpaid contributions that are debited with the next ones. */
export const unpaidToo = label({ fr: fr.unpaidToo, it: it.unpaidToo, nl: nl.unpaidToo })

/** Name of the link to the means of payment. */
export const toPaymentMethods = label({ fr: fr.toPaymentMethods, it: it.toPaymentMethods, nl: nl.toPaymentMethods })

/** visa, 4417 → Visa •••• 4417 */
export const cardNumber = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${capitalised(brand)}\u00a0••••\u00a0${last4}`

/** The country, the check digits and the last four: FR76 •••• 4821; takes a whole or a masked IBAN. */
export function shownAccount(iban: string): string {
  const dense = iban.replace(/\s/g, '')
  return `${dense.slice(0, 4)}\u00a0••••\u00a0${dense.slice(-4)}`
}
