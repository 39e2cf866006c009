import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'
import type { Receipt } from '../receipts.ts'
import { declinedMeans } from './declines.ts'
import { monthInWords } from './format.ts'

/** Statuses of a contribution; `declined` is said of a debit, a card has its own. */
export const receiptStatuses = messages({
  fr: fr.receiptStatuses satisfies Record<Receipt['status'] | 'declined_card', string>,
  it: it.receiptStatuses,
  nl: nl.receiptStatuses,
})

export function receiptStatus({ status, decline_code }: Pick<Receipt, 'status' | 'decline_code'>, language: Language) {
  const isCard = status === 'declined' && declinedMeans(decline_code) === 'card'
  return receiptStatuses[language][isCard ? 'declined_card' : status]
}

const contribution = messages({ fr: fr.contribution, it: it.contribution, nl: nl.contribution })

/** The contribution of a month, YYYY-MM: Cotisation d’octobre 2026. */
export const contributionName = (month: string, language: Language): string =>
  contribution[language].of(monthInWords(month, language))
