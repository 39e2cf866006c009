import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'

/** Labels of care and of its refund. */
export const refundLabels = messages({ fr: fr.refundLabels, it: it.refundLabels, nl: nl.refundLabels })

/** Ends of a request, as its row, its history and a notification say it. */
export const refundEnds = messages({ fr: fr.refundEnds, it: it.refundEnds, nl: nl.refundEnds })
