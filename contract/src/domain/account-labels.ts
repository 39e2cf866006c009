import * as fr from '@coussinet/texts/fr/words/account-labels.ts'
import * as it from '@coussinet/texts/it/words/account-labels.ts'
import { type Label, messages } from './messages.ts'

/** Labels of a bank account and of its mandate; signed texts have words of their own. */
export const accountLabels = messages({ fr: fr.accountLabels, it: it.accountLabels })

/** Unpaid contributions that are debited with the next ones. */
export const unpaidToo: Label = {
  fr: 'Cotisations impayées, prélevées aussi',
  it: 'Premi non pagati, addebitati anch’essi',
}

/** Name of the link to the means of payment. */
export const toPaymentMethods: Label = {
  fr: 'Voir mes moyens de paiement',
  it: 'Vedi i miei metodi di pagamento',
}
