import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/signing/signing.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/signing/signing.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/signing/signing.ts'

export const signingMessages = messages({ fr: fr.signingMessages, it: it.signingMessages, nl: nl.signingMessages })

export const codeMessages = messages({ fr: fr.codeMessages, it: it.codeMessages, nl: nl.codeMessages })
