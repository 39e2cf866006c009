import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/session.ts'
import * as it from '@coussinet/texts/it/session.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/session.ts'

export const sessionMessages = messages({
  fr: fr.sessionMessages(brandFacts),
  it: it.sessionMessages(brandFacts),
  nl: nl.sessionMessages(brandFacts),
})
