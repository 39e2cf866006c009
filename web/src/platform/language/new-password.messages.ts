import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'

/** Texts around a new password and its repetition: on the fields, of its strength, and of each rule. */
export const newPasswordMessages = messages({
  fr: fr.newPasswordMessages,
  it: it.newPasswordMessages,
  nl: nl.newPasswordMessages,
})
