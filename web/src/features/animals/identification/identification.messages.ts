import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/animals/identification/identification.ts'
import * as it from '@coussinet/texts/it/pages/animals/identification/identification.ts'
import * as nl from '@coussinet/texts/nl/pages/animals/identification/identification.ts'

export const identificationMessages = messages({
  fr: fr.identificationMessages,
  it: it.identificationMessages,
  nl: nl.identificationMessages,
})
