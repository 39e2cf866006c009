import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/faq/faq.ts'

export const faqMessages: Translated<typeof french.faqMessages> = {
  title: pageNames.faq.it,
  search: 'Cerca una domanda',
  example: 'Termini, carenza, vaccino…',
  clear: 'Cancella la ricerca',
  filter: 'Filtra per argomento',
  all: 'Tutte',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare le domande frequenti.',
  offline: 'È offline: la ricerca riprenderà con la connessione.',
  found: (count: number) => `${count} ${plural(count, 'risposta', 'risposte', 'it')}`,
  foundFor: (count: number, words: string) => `${count} ${plural(count, 'risposta', 'risposte', 'it')} per «${words}»`,
  none: 'Nessuna domanda su questo tema.',
  noneText: 'Provi con altre parole, oppure ci faccia la Sua domanda: Le risponde una persona.',
  everything: 'Vedi tutte le domande',
  write: 'Ci scriva',
  useful: 'Questa risposta Le è stata utile?',
  said: 'Il Suo parere su questa risposta:',
  yes: 'Sì',
  no: 'No',
  thanks: 'Grazie, ne teniamo conto.',
  notUseful: 'Grazie, ne teniamo conto. Possiamo risponderLe direttamente:',
  copy: 'Copia il link',
  copied: 'Il link a questa risposta è copiato.',
}
