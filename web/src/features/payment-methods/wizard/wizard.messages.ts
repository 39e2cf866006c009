import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/wizard/wizard.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/wizard/wizard.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/wizard/wizard.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

export const accountMessages = messages({ fr: fr.accountMessages, it: it.accountMessages, nl: nl.accountMessages })
