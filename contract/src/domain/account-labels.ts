import * as fr from '@coussinet/texts/fr/payment-words.ts'
import * as it from '@coussinet/texts/it/payment-words.ts'
import { label, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/payment-words.ts'

/** Labels of a bank account and of its mandate; signed texts have words of their own. */
export const accountLabels = messages({ fr: fr.accountLabels, it: it.accountLabels, nl: nl.accountLabels })

/** Unpaid contributions that are debited with the next ones. */
export const unpaidToo = label({ fr: fr.unpaidToo, it: it.unpaidToo, nl: nl.unpaidToo })

/** Name of the link to the means of payment. */
export const toPaymentMethods = label({ fr: fr.toPaymentMethods, it: it.toPaymentMethods, nl: nl.toPaymentMethods })
