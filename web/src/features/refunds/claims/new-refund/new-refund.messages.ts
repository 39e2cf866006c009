import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/new-refund/new-refund.ts'
import * as it from '@coussinet/texts/it/pages/refunds/new-refund/new-refund.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/new-refund/new-refund.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

/** The second step: which animals, and what care. */
export const careMessages = messages({ fr: fr.careMessages, it: it.careMessages, nl: nl.careMessages })

export const blankSheetMessages = messages({
  fr: fr.blankSheetMessages,
  it: it.blankSheetMessages,
  nl: nl.blankSheetMessages,
})

export const summaryMessages = messages({ fr: fr.summaryMessages, it: it.summaryMessages, nl: nl.summaryMessages })
