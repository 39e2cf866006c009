import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/notifications.ts'
import * as it from '@coussinet/texts/it/notifications.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/notifications.ts'

export const notificationMessages = messages({
  fr: fr.notificationMessages,
  it: it.notificationMessages,
  nl: nl.notificationMessages,
})

export const preferenceMessages = messages({
  fr: fr.preferenceMessages(brandFacts),
  it: it.preferenceMessages(brandFacts),
  nl: nl.preferenceMessages(brandFacts),
})

export const pushMessages = messages({ fr: fr.pushMessages, it: it.pushMessages, nl: nl.pushMessages })
