import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/payment-methods/debit/debit.ts'
import * as it from '@coussinet/texts/it/pages/payment-methods/debit/debit.ts'
import * as nl from '@coussinet/texts/nl/pages/payment-methods/debit/debit.ts'

export const debitMessages = messages({ fr: fr.debitMessages, it: it.debitMessages, nl: nl.debitMessages })
