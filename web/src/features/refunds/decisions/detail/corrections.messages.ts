import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'

/** Words of decisions that were corrected, and of payments that did not go as usual. */
export const correctionMessages = messages({
  fr: fr.correctionMessages,
  it: it.correctionMessages,
  nl: nl.correctionMessages,
})
