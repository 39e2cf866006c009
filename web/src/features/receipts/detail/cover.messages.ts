import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/receipts.ts'
import * as it from '@coussinet/texts/it/receipts.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/receipts.ts'

/** Words for the effect of an unpaid contribution on the cover, by the law of the contract's country. */
export const coverMessages = messages({
  fr: fr.coverMessages(brandFacts),
  it: it.coverMessages(brandFacts),
  nl: nl.coverMessages(brandFacts),
})
