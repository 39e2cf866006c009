import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const flowMessages = messages({
  fr: fr.flowMessages(brandFacts),
  it: it.flowMessages(brandFacts),
  nl: nl.flowMessages(brandFacts),
})
