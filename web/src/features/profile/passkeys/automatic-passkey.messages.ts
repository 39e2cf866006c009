import * as fr from '@coussinet/texts/fr/profile.ts'
import * as it from '@coussinet/texts/it/profile.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/profile.ts'

export const automaticPasskeyMessages = messages({
  fr: fr.automaticPasskeyMessages,
  it: it.automaticPasskeyMessages,
  nl: nl.automaticPasskeyMessages,
})
