import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'

/** Texts of where requests and refunds are shown, while they load and where they cannot. */
export const refundMessages = messages({ fr: fr.refundMessages, it: it.refundMessages, nl: nl.refundMessages })
