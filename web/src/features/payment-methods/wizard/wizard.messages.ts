import * as fr from '@coussinet/texts/fr/payment-methods.ts'
import * as it from '@coussinet/texts/it/payment-methods.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-methods.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

export const accountMessages = messages({ fr: fr.accountMessages, it: it.accountMessages, nl: nl.accountMessages })
