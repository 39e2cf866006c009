import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'

export const contractMessages = messages({
  fr: {
    title: pageNames.contract.fr,
    documents: 'Mes documents',
    endings: 'Mettre fin à mon contrat',
    loading: 'Chargement en cours…',
    failed: {
      covers: 'Nous n’avons pas pu afficher vos garanties.',
      documents: 'Nous n’avons pas pu afficher vos documents.',
      endings: 'Nous n’avons pas pu afficher comment mettre fin à votre contrat.',
    },
  },
  it: {
    title: pageNames.contract.it,
    documents: 'I miei documenti',
    endings: 'Terminare il contratto',
    loading: 'Caricamento in corso…',
    failed: {
      covers: 'Non è stato possibile caricare la Sua copertura.',
      documents: 'Non è stato possibile caricare i Suoi documenti.',
      endings: 'Non è stato possibile caricare come terminare il contratto.',
    },
  },
})
