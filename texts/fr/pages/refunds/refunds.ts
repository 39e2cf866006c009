export const refundMessages = {
  load: {
    requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
    past: 'Nous n’avons pas pu afficher vos remboursements passés.',
  },
  loading: 'Chargement en cours…',
  noLast: 'Aucun remboursement sur les 12 derniers mois.',
}
