import { type Label, messages } from './messages.ts'

/** What the facts of a bank account and of its mandate are called; signed texts have words of their own. */
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

/** What was not paid, and is debited with what comes. */
export const unpaidToo: Label = {
  fr: 'Cotisations impayées, prélevées aussi',
  it: 'Premi non pagati, addebitati anch’essi',
}

/** What leads to the means of payment. */
export const toPaymentMethods: Label = {
  fr: 'Voir mes moyens de paiement',
  it: 'Vedi i miei metodi di pagamento',
}
