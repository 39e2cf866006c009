import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/language/new-password.ts'
import * as it from '@coussinet/texts/it/pages/platform/language/new-password.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/language/new-password.ts'

/** Texts around a new password and its repetition: on the fields, of its strength, and of each rule. */
export const newPasswordMessages = messages({
  fr: fr.newPasswordMessages,
  it: it.newPasswordMessages,
  nl: nl.newPasswordMessages,
})
