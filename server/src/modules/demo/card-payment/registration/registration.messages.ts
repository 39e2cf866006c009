import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'

export const registrationWords = messages({
  fr: fr.registrationWords,
  it: it.registrationWords,
  nl: nl.registrationWords,
})
