import * as fr from '@coussinet/texts/fr/words/refund-statuses.ts'
import * as it from '@coussinet/texts/it/words/refund-statuses.ts'
import * as nl from '@coussinet/texts/nl/words/refund-statuses.ts'
import { messages } from './messages.ts'

/** Statuses of a request, as they are shown. */
export const refundStatuses = messages({ fr: fr.refundStatuses, it: it.refundStatuses, nl: nl.refundStatuses })
