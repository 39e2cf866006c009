import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/receipts/receipts.ts'
import * as it from '@coussinet/texts/it/pages/receipts/receipts.ts'
import * as nl from '@coussinet/texts/nl/pages/receipts/receipts.ts'

export const receiptMessages = messages({ fr: fr.receiptMessages, it: it.receiptMessages, nl: nl.receiptMessages })

/** Why a contribution came back, in plain words, and what the member can do about it. */
export const declineMessages = messages({ fr: fr.declineMessages, it: it.declineMessages, nl: nl.declineMessages })

/** Remedies for a contribution that came back where no card can pay it. */
export const withoutCardMessages = messages({
  fr: fr.withoutCardMessages,
  it: it.withoutCardMessages,
  nl: nl.withoutCardMessages,
})
