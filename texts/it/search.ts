import type * as french from '../fr/search.ts'
import { plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { pageNames } from './page-words.ts'

export const searchMessages: Translated<typeof french.searchMessages> = {
  title: 'Cerca',
  placeholder: 'Un rimborso, un documento, una domanda…',
  close: 'Chiudi',
  results: 'Risultati',
  searching: 'Ricerca in corso…',
  count: (count: number) => plural(count, `${count} risultato`, `${count} risultati`, 'it'),
  nothing: (text: string) => `Niente di sicuro per «${text}».`,
  guesses: (count: number) => plural(count, `${count} risultato possibile.`, `${count} risultati possibili.`, 'it'),
  hint: 'Provi con un’altra parola, oppure ci scriva.',
  contact: 'Ci scriva',
  failed: 'La ricerca non è riuscita.',
  retry: 'Riprova',
  offline: 'È offline: la ricerca riprenderà con la connessione.',
  download: 'Scarica',
  kinds: {
    guess: 'Forse',
    task: 'Subito',
    page: 'Pagine',
    animal: 'Animali',
    refund: 'Rimborsi',
    quote: 'Preventivi',
    receipt: pageNames.receipts,
    document: 'Documenti',
    question: pageNames.faq,
  },
}
