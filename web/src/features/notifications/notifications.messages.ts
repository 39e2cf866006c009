import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/notifications/notifications.ts'
import * as it from '@coussinet/texts/it/pages/notifications/notifications.ts'
import * as nl from '@coussinet/texts/nl/pages/notifications/notifications.ts'

export const notificationMessages = messages({
  fr: fr.notificationMessages,
  it: it.notificationMessages,
  nl: nl.notificationMessages,
})
