export const accountLabels = {
  account: 'Compte',
  holder: 'Titulaire',
  umr: 'Mandat',
  first_debit: 'Premier prélèvement',
  refunds: 'Remboursements',
  refunds_too: 'sur ce compte aussi',
}

export const unpaidToo = 'Cotisations impayées, prélevées aussi'

export const toPaymentMethods = 'Voir mes moyens de paiement'
