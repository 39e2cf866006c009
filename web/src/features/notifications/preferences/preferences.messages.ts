import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/notifications.ts'
import * as it from '@coussinet/texts/it/notifications.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/notifications.ts'

export const preferenceMessages = messages({
  fr: fr.preferenceMessages(brandFacts),
  it: it.preferenceMessages(brandFacts),
  nl: nl.preferenceMessages(brandFacts),
})
