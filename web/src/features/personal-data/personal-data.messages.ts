import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/personal-data/personal-data.ts'
import * as it from '@coussinet/texts/it/pages/personal-data/personal-data.ts'
import * as nl from '@coussinet/texts/nl/pages/personal-data/personal-data.ts'

export const personalDataMessages = messages({
  fr: fr.personalDataMessages,
  it: it.personalDataMessages,
  nl: nl.personalDataMessages,
})
