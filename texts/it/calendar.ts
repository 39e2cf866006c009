import type { BrandFacts } from '../brand-facts.ts'
import type * as french from '../fr/calendar.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const calendarMessages = ({ hasWaits }: BrandFacts): Translated<ReturnType<typeof french.calendarMessages>> => ({
  title: 'Il mio calendario',
  hint: 'Le Sue date importanti nel calendario che preferisce.',
  holds: `Si abboni dal Suo calendario: mostra, e tiene aggiornati da solo, gli addebiti, ${hasWaits ? 'la fine delle carenze, ' : ''}i documenti attesi, il numero di identificazione da fornire e il pacchetto vaccini da usare prima della scadenza.`,
  private: 'L’indirizzo è privato: chi lo conosce può leggere queste date. Può revocarlo in qualsiasi momento.',
  make: 'Crea il mio indirizzo privato',
  making: 'Creazione',
  made: 'Il Suo indirizzo è pronto. Lo copi adesso: non lo mostreremo più.',
  address: 'Indirizzo privato',
  copy: 'Copia l’indirizzo',
  copied: 'Indirizzo copiato.',
  notCopied: 'Copia non riuscita: selezioni l’indirizzo a mano.',
  subscribe: 'Abbona questo dispositivo',
  how: 'Oppure nel Suo calendario:',
  steps: [
    'Google Calendar: Altri calendari, +, Da URL.',
    'Calendario Apple: File, Nuova iscrizione calendario.',
    'Outlook: Aggiungi calendario, Sottoscrivi dal Web.',
  ],
  since: (day: string) => elided(`Indirizzo attivo dal ${day}.`),
  read: (instant: string) => `Ultima lettura: ${instant}.`,
  neverRead: 'Nessun calendario lo ha ancora letto.',
  replace: 'Sostituisci l’indirizzo',
  revoke: 'Revoca',
  replaceTitle: 'Sostituire l’indirizzo?',
  replaceText: 'L’indirizzo attuale smetterà di funzionare: i Suoi calendari dovranno essere abbonati a quello nuovo.',
  replaceYes: 'Sostituisci',
  revokeTitle: 'Revocare l’indirizzo?',
  revokeText: 'Smetterà di funzionare: i Suoi calendari non riceveranno più le date.',
  revokeYes: 'Revoca',
  keep: 'Tieni l’indirizzo',
  revoked: 'Il Suo indirizzo è stato revocato.',
  loading: 'Caricamento in corso…',
  failed: 'Non è stato possibile caricare l’indirizzo del calendario.',
})
