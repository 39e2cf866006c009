import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/dispute/dispute.ts'
import * as it from '@coussinet/texts/it/pages/refunds/dispute/dispute.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/dispute/dispute.ts'

/** Words of the page on which a decision is disputed. */
export const disputeMessages = messages({ fr: fr.disputeMessages, it: it.disputeMessages, nl: nl.disputeMessages })
