import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/detail/corrections.ts'
import * as it from '@coussinet/texts/it/pages/refunds/detail/corrections.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/detail/corrections.ts'

/** Words of decisions that were corrected, and of payments that did not go as usual. */
export const correctionMessages = messages({
  fr: fr.correctionMessages,
  it: it.correctionMessages,
  nl: nl.correctionMessages,
})
