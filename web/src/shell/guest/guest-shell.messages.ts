import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/shell.ts'
import * as it from '@coussinet/texts/it/shell.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/shell.ts'

export const guestMessages = messages({
  fr: fr.guestMessages(brandFacts),
  it: it.guestMessages(brandFacts),
  nl: nl.guestMessages(brandFacts),
})
