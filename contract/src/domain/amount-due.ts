import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'

/** Amount that is still to pay. */
export const amountDue = messages({ fr: fr.amountDue, it: it.amountDue, nl: nl.amountDue })
