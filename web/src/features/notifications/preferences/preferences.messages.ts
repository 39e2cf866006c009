import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/notifications/preferences/preferences.ts'
import * as it from '@coussinet/texts/it/pages/notifications/preferences/preferences.ts'
import * as nl from '@coussinet/texts/nl/pages/notifications/preferences/preferences.ts'

export const preferenceMessages = messages({
  fr: fr.preferenceMessages,
  it: it.preferenceMessages,
  nl: nl.preferenceMessages,
})
