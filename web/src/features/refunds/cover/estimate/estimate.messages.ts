import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/estimate/estimate.ts'
import * as it from '@coussinet/texts/it/pages/refunds/estimate/estimate.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/estimate/estimate.ts'

export const estimateMessages = messages({ fr: fr.estimateMessages, it: it.estimateMessages, nl: nl.estimateMessages })
