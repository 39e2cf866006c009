import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/receipts/detail/cover.ts'
import * as it from '@coussinet/texts/it/pages/receipts/detail/cover.ts'
import * as nl from '@coussinet/texts/nl/pages/receipts/detail/cover.ts'

/** Words for the effect of an unpaid contribution on the cover, by the law of the contract's country. */
export const coverMessages = messages({ fr: fr.coverMessages, it: it.coverMessages, nl: nl.coverMessages })
