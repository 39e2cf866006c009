import * as fr from '@coussinet/texts/fr/payment-methods.ts'
import * as it from '@coussinet/texts/it/payment-methods.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-methods.ts'

export const signingMessages = messages({ fr: fr.signingMessages, it: it.signingMessages, nl: nl.signingMessages })

export const codeMessages = messages({ fr: fr.codeMessages, it: it.codeMessages, nl: nl.codeMessages })
