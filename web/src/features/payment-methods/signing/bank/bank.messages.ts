import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/signing/bank/bank.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/signing/bank/bank.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/signing/bank/bank.ts'

export const bankMessages = messages({ fr: fr.bankMessages, it: it.bankMessages, nl: nl.bankMessages })
