import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/refunds.ts'
import * as it from '@coussinet/texts/it/pages/refunds/refunds.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/refunds.ts'

/** Texts of where requests and refunds are shown, while they load and where they cannot. */
export const refundMessages = messages({ fr: fr.refundMessages, it: it.refundMessages, nl: nl.refundMessages })
