import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/new-refund/new-refund.ts'
import * as it from '@coussinet/texts/it/pages/refunds/new-refund/new-refund.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages })

/** The second step: which animals, and what care. */
export const careMessages = messages({ fr: fr.careMessages, it: it.careMessages })

/** The blank sheet, and the mail that asks the vet to fill it in. */
export const blankSheetMessages = messages({ fr: fr.blankSheetMessages, it: it.blankSheetMessages })

/** The last step and what follows it. */
export const summaryMessages = messages({ fr: fr.summaryMessages, it: it.summaryMessages })
