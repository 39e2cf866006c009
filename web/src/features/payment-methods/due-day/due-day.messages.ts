import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/due-day/due-day.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/due-day/due-day.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/due-day/due-day.ts'

export const dueDayMessages = messages({ fr: fr.dueDayMessages, it: it.dueDayMessages, nl: nl.dueDayMessages })
