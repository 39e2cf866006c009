import { messages } from '@coussinet/contract/domain/messages.ts'

export const lastRefundsMessages = messages({
  fr: {
    title: 'Derniers remboursements',
    loading: 'Chargement en cours…',
    failed: 'Nous n’avons pas pu afficher vos remboursements passés.',
  },
  it: {
    title: 'Ultimi rimborsi',
    loading: 'Caricamento in corso…',
    failed: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
  },
})
