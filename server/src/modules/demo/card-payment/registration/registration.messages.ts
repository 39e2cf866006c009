import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/demo/registration.ts'
import * as it from '@coussinet/texts/it/demo/registration.ts'
import * as nl from '@coussinet/texts/nl/demo/registration.ts'

export const registrationWords = messages({
  fr: fr.registrationWords,
  it: it.registrationWords,
  nl: nl.registrationWords,
})
