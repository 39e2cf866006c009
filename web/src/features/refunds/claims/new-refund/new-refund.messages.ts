import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

/** The second step: which animals, and what care. */
export const careMessages = messages({ fr: fr.careMessages, it: it.careMessages, nl: nl.careMessages })

export const blankSheetMessages = messages({
  fr: fr.blankSheetMessages,
  it: it.blankSheetMessages,
  nl: nl.blankSheetMessages,
})

export const summaryMessages = messages({ fr: fr.summaryMessages, it: it.summaryMessages, nl: nl.summaryMessages })
