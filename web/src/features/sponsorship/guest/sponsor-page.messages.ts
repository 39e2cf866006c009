import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/sponsorship.ts'
import * as it from '@coussinet/texts/it/sponsorship.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/sponsorship.ts'

export const guestMessages = messages({
  fr: fr.guestMessages(brandFacts),
  it: it.guestMessages(brandFacts),
  nl: nl.guestMessages(brandFacts),
})
