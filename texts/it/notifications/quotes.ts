import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/notifications/quotes.ts'

export const quoteWords: Translated<typeof french.quoteWords> = {
  quote_answered: {
    title: ['{name}: accordo per {amount}', 'Accordo sul Suo preventivo'],
    body: 'Cure previste il {care_day}. Invii la fattura entro il {date}: {amount} sono riservati per Lei.',
    letter: [
      'Il Suo preventivo per le cure di {name} previste il {care_day} è accettato: riceverà {amount} se le cure si svolgono come previsto.',
      'L’importo resta riservato fino al {date}. Dopo le cure invii la fattura dalla pagina del preventivo, entro quel giorno.',
      'Condizioni dell’accordo: {note}',
    ],
  },
  quote_refused: {
    title: ['{name}: preventivo rifiutato', 'Preventivo rifiutato'],
    body: ['Cure previste il {care_day}. {note}', 'Cure previste il {care_day}: {why}.'],
    letter: [
      'Non possiamo dare il nostro accordo per le cure di {name} previste il {care_day}.',
      ['Perché: {note}', 'Perché: {why}.'],
      'Nulla è riservato. Se le cure si svolgono, può comunque inviarci la fattura: sarà esaminata come le altre.',
    ],
  },
  quote_ending: {
    title: ['{name}: il Suo accordo scade presto', 'Il Suo accordo scade presto'],
    body: '{time_left}, per inviare la fattura. Dopo, {amount} non saranno più riservati.',
    letter: [
      '{time_left}, per inviare la fattura delle cure di {name} previste il {care_day}. Dopo, l’accordo scade e {amount} non saranno più riservati.',
      'Le cure sono state fatte? Invii la fattura dalla pagina del preventivo. Sono rinviate? Chieda al veterinario un nuovo preventivo e ce lo invii.',
    ],
  },
  quote_lapsed: {
    title: ['{name}: accordo scaduto', 'Accordo scaduto'],
    body: 'L’accordo sul preventivo valeva fino al {date}. {amount} non sono più riservati.',
    letter: [
      'L’accordo per le cure di {name} valeva fino al {date}. L’importo riservato, {amount}, è di nuovo libero nel Suo massimale.',
      'Una fattura inviata ora è esaminata come le altre. Per un nuovo accordo invii un nuovo preventivo.',
    ],
  },
  quote_draft_ending: {
    title: ['{name}: il Suo preventivo non è stato inviato', 'Il Suo preventivo non è stato inviato'],
    body: 'Sarà eliminato il {date} con i suoi documenti.',
    letter: [
      'Un preventivo aspetta nella Sua area e non è stato inviato. Sarà eliminato il {date} con i suoi documenti.',
      'Lo riprenda per inviarlo; ogni modifica lo conserva per altri trenta giorni.',
    ],
  },
}
