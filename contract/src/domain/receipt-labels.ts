import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'
import { declinedMeans } from './declines.ts'
import { monthInWords } from './format.ts'
import type { DeclineCode, ReceiptStatus } from './receipt-states.ts'

/** Statuses of a contribution; `declined` is said of a debit, a card has its own. */
export const receiptStatuses = messages({
  fr: fr.receiptStatuses satisfies Record<ReceiptStatus | 'declined_card', string>,
  it: it.receiptStatuses,
  nl: nl.receiptStatuses,
})

export function receiptStatus(
  { status, decline_code }: { status: ReceiptStatus; decline_code: DeclineCode | null },
  language: Language,
) {
  const isCard = status === 'declined' && declinedMeans(decline_code) === 'card'
  return receiptStatuses[language][isCard ? 'declined_card' : status]
}

const contribution = messages({ fr: fr.contribution, it: it.contribution, nl: nl.contribution })

/** The contribution of a month, YYYY-MM: Cotisation d’octobre 2026. */
export const contributionName = (month: string, language: Language): string =>
  contribution[language].of(monthInWords(month, language))
