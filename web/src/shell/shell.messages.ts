import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

export const shellMessages = messages({
  fr: fr.shellMessages(brandFacts),
  it: it.shellMessages(brandFacts),
  nl: nl.shellMessages(brandFacts),
})
