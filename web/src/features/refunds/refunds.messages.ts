import { messages } from '@coussinet/contract/domain/messages.ts'

/** Texts of where requests and refunds are shown, while they load and where they cannot. */
export const refundMessages = messages({
  fr: {
    load: {
      requests: 'Nous n’avons pas pu afficher vos demandes en cours.',
      past: 'Nous n’avons pas pu afficher vos remboursements passés.',
    },
    loading: 'Chargement en cours…',
    noLast: 'Aucun remboursement sur les 12 derniers mois.',
  },
  it: {
    load: {
      requests: 'Non è stato possibile caricare le Sue richieste in corso.',
      past: 'Non è stato possibile caricare i Suoi rimborsi precedenti.',
    },
    loading: 'Caricamento in corso…',
    noLast: 'Nessun rimborso negli ultimi 12 mesi.',
  },
})
