import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** Words for a refund that the insurer's former system paid. */
export const pastRefundLabels = messages({ fr: fr.pastRefundLabels, it: it.pastRefundLabels, nl: nl.pastRefundLabels })
