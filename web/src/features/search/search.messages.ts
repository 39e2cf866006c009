import { plural } from '@coussinet/contract/domain/grammar.ts'
import { messages } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const searchMessages = messages({
  fr: {
    title: 'Rechercher',
    placeholder: 'Un remboursement, un document, une question…',
    close: 'Fermer',
    results: 'Résultats',
    searching: 'Recherche en cours…',
    count: (count: number) => plural(count, `${count} résultat`, `${count} résultats`, 'fr'),
    nothing: (text: string) => `Rien trouvé pour « ${text} ».`,
    hint: 'Essayez un autre mot, ou posez-nous la question.',
    contact: 'Nous écrire',
    failed: 'La recherche n’a pas abouti.',
    retry: 'Réessayer',
    offline: 'Vous êtes hors connexion : la recherche reprendra avec le réseau.',
    download: 'Télécharger',
    kinds: {
      page: 'Pages',
      animal: 'Animaux',
      refund: 'Remboursements',
      receipt: pageNames.receipts.fr,
      document: 'Documents',
      question: pageNames.faq.fr,
    },
  },
  it: {
    title: 'Cerca',
    placeholder: 'Un rimborso, un documento, una domanda…',
    close: 'Chiudi',
    results: 'Risultati',
    searching: 'Ricerca in corso…',
    count: (count: number) => plural(count, `${count} risultato`, `${count} risultati`, 'it'),
    nothing: (text: string) => `Nessun risultato per «${text}».`,
    hint: 'Provi con un’altra parola, oppure ci scriva.',
    contact: 'Ci scriva',
    failed: 'La ricerca non è riuscita.',
    retry: 'Riprova',
    offline: 'È offline: la ricerca riprenderà con la connessione.',
    download: 'Scarica',
    kinds: {
      page: 'Pagine',
      animal: 'Animali',
      refund: 'Rimborsi',
      receipt: pageNames.receipts.it,
      document: 'Documenti',
      question: pageNames.faq.it,
    },
  },
})
