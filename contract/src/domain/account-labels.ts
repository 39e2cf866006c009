import { type Label, messages } from './messages.ts'

/** Labels of a bank account and of its mandate; signed texts have words of their own. */
export const accountLabels = messages({
  fr: {
    account: 'Compte',
    holder: 'Titulaire',
    umr: 'Mandat',
    first_debit: 'Premier prélèvement',
    refunds: 'Remboursements',
    refunds_too: 'sur ce compte aussi',
  },
  it: {
    account: 'Conto',
    holder: 'Intestatario',
    umr: 'Mandato',
    first_debit: 'Primo addebito',
    refunds: 'Rimborsi',
    refunds_too: 'anche su questo conto',
  },
})

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
