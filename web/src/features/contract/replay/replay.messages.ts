import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const replayMessages = messages({
  fr: fr.replayMessages(brandFacts),
  it: it.replayMessages(brandFacts),
  nl: nl.replayMessages(brandFacts),
})
