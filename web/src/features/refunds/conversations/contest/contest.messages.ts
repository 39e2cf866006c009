import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/contest/contest.ts'
import * as it from '@coussinet/texts/it/pages/refunds/contest/contest.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/contest/contest.ts'

/** Words of the page on which a decision is contested. */
export const contestMessages = messages({ fr: fr.contestMessages, it: it.contestMessages, nl: nl.contestMessages })
