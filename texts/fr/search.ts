import { plural } from '../grammar.ts'
import { pageNames } from './page-words.ts'

export const searchMessages = {
  title: 'Rechercher',
  placeholder: 'Un remboursement, un document, une question…',
  close: 'Fermer',
  results: 'Résultats',
  searching: 'Recherche en cours…',
  count: (count: number) => plural(count, `${count} résultat`, `${count} résultats`, 'fr'),
  nothing: (text: string) => `Rien de sûr pour « ${text} ».`,
  guesses: (count: number) => plural(count, `${count} résultat possible.`, `${count} résultats possibles.`, 'fr'),
  hint: 'Essayez un autre mot, ou posez-nous la question.',
  contact: 'Nous écrire',
  failed: 'La recherche n’a pas abouti.',
  retry: 'Réessayer',
  offline: 'Vous êtes hors connexion : la recherche reprendra avec le réseau.',
  download: 'Télécharger',
  kinds: {
    guess: 'Peut-être',
    task: 'Directement',
    page: 'Pages',
    animal: 'Animaux',
    refund: 'Remboursements',
    quote: 'Devis',
    receipt: pageNames.receipts,
    document: 'Documents',
    question: pageNames.faq,
  },
}
