import * as fr from '@coussinet/texts/fr/disputes.ts'
import * as it from '@coussinet/texts/it/disputes.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/disputes.ts'

/** Words of the page on which a decision is disputed. */
export const disputeMessages = messages({ fr: fr.disputeMessages, it: it.disputeMessages, nl: nl.disputeMessages })

export const disputesMessages = messages({
  fr: fr.disputesMessages,
  it: it.disputesMessages,
  nl: nl.disputesMessages,
})
