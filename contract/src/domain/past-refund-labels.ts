import * as fr from '@coussinet/texts/fr/words/past-refund-labels.ts'
import * as it from '@coussinet/texts/it/words/past-refund-labels.ts'
import * as nl from '@coussinet/texts/nl/words/past-refund-labels.ts'
import { messages } from './messages.ts'

/** Words for a refund that the insurer's former system paid. */
export const pastRefundLabels = messages({ fr: fr.pastRefundLabels, it: it.pastRefundLabels, nl: nl.pastRefundLabels })
