import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/receipts.ts'
import * as it from '@coussinet/texts/it/receipts.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/receipts.ts'

export const payOverdueMessages = messages({
  fr: fr.payOverdueMessages(brandFacts),
  it: it.payOverdueMessages(brandFacts),
  nl: nl.payOverdueMessages(brandFacts),
})
