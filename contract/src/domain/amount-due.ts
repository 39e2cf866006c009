import * as fr from '@coussinet/texts/fr/words/amount-due.ts'
import * as it from '@coussinet/texts/it/words/amount-due.ts'
import * as nl from '@coussinet/texts/nl/words/amount-due.ts'
import { messages } from './messages.ts'

/** Amount that is still to pay. */
export const amountDue = messages({ fr: fr.amountDue, it: it.amountDue, nl: nl.amountDue })
