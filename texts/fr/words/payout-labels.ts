export const payoutLabels = {
  to_refund: 'À vous rembourser',
  paid_on: (day: string) => `Versé le ${day}`,
  payment_date: 'Date de versement',
  account: 'Compte de versement',
  stays: (amount: string) => `Le remboursement reste de ${amount}.`,
}
