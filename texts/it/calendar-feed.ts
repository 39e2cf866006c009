import type * as french from '../fr/calendar-feed.ts'
import type { Translated } from '../messages.ts'

export const datesAhead: Translated<typeof french.datesAhead> = {
  waiting: (name: string, guarantee: string) => ({
    title: `${name}: inizio della garanzia ${guarantee}`,
    text: 'Il periodo di carenza è terminato: da questo giorno queste cure sono coperte.',
  }),
  identification: (name: string) => ({
    title: `${name}: ultimo giorno per il numero di identificazione`,
    text: 'Lo trova sul passaporto o sul certificato di anagrafe. Senza, i rimborsi possono essere messi in attesa.',
  }),
  contribution: (amount: string, month: string) => ({
    title: `Premio mensile: ${amount}`,
    text: `Scadenza del premio di ${month}.`,
  }),
  secondAttempt: (amount: string, month: string) => ({
    title: `Premio mensile: secondo addebito di ${amount}`,
    text: `Il primo non è andato a buon fine (${month}). La Sua area personale indica come pagare.`,
  }),
  vaccinePackage: (name: string, amount: string) => ({
    title: `${name}: restano ${amount} del pacchetto vaccini e prevenzione`,
    text: 'Ultimo giorno della sua annualità assicurativa: quanto non è utilizzato non si aggiunge al pacchetto dell’anno seguente.',
  }),
  formula: (name: string, formula: string) => ({
    title: `${name}: formula ${formula}`,
    text: 'Le cure di questo giorno e dei seguenti sono rimborsate secondo questa formula.',
  }),
  documents: (request: string, reference: string) => ({
    title: `Documenti attesi: ${request}`,
    text: `Ultimo giorno per inviarli. Senza, la richiesta ${reference} non può essere rimborsata.`,
  }),
  withdrawal: {
    title: 'Termine del diritto di ripensamento',
    text: 'Ultimo giorno per recedere dalla polizza, senza indicare un motivo.',
  },
  ending: { title: 'Fine della Sua polizza', text: 'Ultimo giorno delle Sue garanzie.' },
  calendar: 'Area clienti',
}
