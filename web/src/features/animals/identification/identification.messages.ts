import * as fr from '@coussinet/texts/fr/animals.ts'
import * as it from '@coussinet/texts/it/animals.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/animals.ts'

export const identificationMessages = messages({
  fr: fr.identificationMessages,
  it: it.identificationMessages,
  nl: nl.identificationMessages,
})
