import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/payment-methods.ts'
import * as it from '@coussinet/texts/it/payment-methods.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-methods.ts'

export const cardMessages = messages({
  fr: fr.cardMessages(brandFacts),
  it: it.cardMessages(brandFacts),
  nl: nl.cardMessages(brandFacts),
})
