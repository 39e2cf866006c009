import * as fr from '@coussinet/texts/fr/payment-methods.ts'
import * as it from '@coussinet/texts/it/payment-methods.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-methods.ts'

export const dueDayMessages = messages({ fr: fr.dueDayMessages, it: it.dueDayMessages, nl: nl.dueDayMessages })
