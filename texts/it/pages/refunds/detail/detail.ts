import { plural, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { payoutLabels } from '@coussinet/contract/domain/payout-labels.ts'
import { requestLabels } from '@coussinet/contract/domain/request-labels.ts'
import { timelineNames } from '@coussinet/contract/domain/timeline-names.ts'
import type * as french from '../../../../fr/pages/refunds/detail/detail.ts'

const within = (days: number) =>
  days === 0 ? 'in giornata' : days === 1 ? 'in un giorno lavorativo' : `in ${days} giorni lavorativi`

export const detailMessages: Translated<typeof french.detailMessages> = {
  request: (reference: string) => `Richiesta ${reference}`,
  failed: 'Non è stato possibile caricare questo rimborso.',
  disputesFailed: 'Non è stato possibile mostrare le contestazioni.',
  dispute: 'Contesta questa decisione',
  disputed: (day: string) => elided(`Contestazione in esame, risposta entro il ${day}`),
  disputedLate: 'Contestazione in esame, risposta in ritardo',
  toRefund: payoutLabels.it.to_refund,
  refunded: 'Rimborsato',
  refunded_on: payoutLabels.it.paid_on,
  onAccount: (account: string) => `sul conto ${account}`,
  soon: (soon: string) => `Bonifico ${soon}`,
  afterCheck: 'Appena il Suo conto è verificato',
  already: (paid: string, total: string) => `${paid} già accreditati, su ${total}`,
  reason: 'Motivo del rifiuto',
  noAmount: 'Nulla da rimborsare',
  complaint: 'Un reclamo?',
  disagree: 'Non è d’accordo?',
  answer: 'Risposta entro',
  answerWas: 'Risposta prevista',
  answerBefore: 'Da inviare entro',
  clock: {
    expected: (day: string) => `Risposta entro ${day}.`,
    usual: (median: number, p90: number) =>
      median === p90
        ? `9 richieste su 10 sono trattate ${within(p90)}.`
        : `La maggior parte delle richieste è trattata ${within(median)}, 9 su 10 ${within(p90)}.`,
    cases: (cases: number) => `In base alle ${cases} richieste decise negli ultimi 30 giorni.`,
    paused: 'Il termine di risposta è sospeso: riprende non appena i documenti sono inviati.',
    late: (days: number, day: string) =>
      plural(
        days,
        `La risposta era prevista ${day}: siamo in ritardo di un giorno, ci scusi.`,
        `La risposta era prevista ${day}: siamo in ritardo di ${days} giorni, ci scusi.`,
        'it',
      ),
  },
  follow: 'Stato della pratica',
  moment: timelineNames.it,
  references: 'Riferimenti',
  tracking: 'Pratica',
  invoice: 'Fattura',
  careDate: 'Cure del',
  cause: 'Causa',
  symptoms: 'Primi sintomi',
  vet: requestLabels.it.vet,
  filedOn: 'Inviata il',
  received: 'Ricevuta il',
  past: 'Questo rimborso è stato calcolato e versato prima dell’apertura di quest’area. Gli importi sono ripresi così come sono, senza il dettaglio del calcolo.',
  paidOn: payoutLabels.it.payment_date,
  account: payoutLabels.it.account,
  files: 'Documenti allegati',
  messages: 'Messaggi con il nostro team',
  messagesFailed: 'Non è stato possibile mostrare i messaggi.',
  noFile: 'Nessun documento per il momento.',
  careOf: (name: string) => `Prestazioni effettuate, ${name}`,
  slips: 'Prospetti di rimborso',
  given: {
    title: 'Importi calcolati dal nostro servizio di gestione',
    text: 'Non derivano dal calcolo di quest’area: li riportiamo con la loro spiegazione.',
  },
  underStudy: 'Il dettaglio delle cure e il calcolo compariranno qui con la decisione.',
  notAssessed: 'La richiesta è stata rifiutata prima dell’esame delle cure: non c’è alcun calcolo.',
  ask: {
    title: (count: number) => plural(count, 'Un documento da aggiungere', `${count} documenti da aggiungere`, 'it'),
    number: 'Un numero da indicare',
    due: (day: string) => elided(`Da inviare entro il ${day}.`),
    dueIcad: (day: string) => elided(`Da indicare entro il ${day}.`),
    noteFromTeam: 'Il nostro team precisa:',
    icad: (name: string) =>
      `Il numero di identificazione si inserisce nella pagina di ${name}. La richiesta riparte poi da sola.`,
    icadLink: (name: string) => `Apri la pagina di ${name}`,
    send: (count: number) => plural(count, 'Invia il documento', 'Invia i documenti', 'it'),
    sending: 'Invio in corso',
    missing: 'Aggiunga quello che manca per inviare',
    sent: 'Grazie, abbiamo ricevuto i Suoi documenti.',
    thanks: 'Grazie, abbiamo ricevuto i documenti. Riprendiamo l’esame della richiesta.',
  },
  resume: 'Riprendi la richiesta',
  question: {
    amount: 'Una domanda su questo importo?',
    request: 'Una domanda su questa richiesta?',
    write: 'Ci scriva',
    attached: ', il riferimento sarà allegato.',
    subject: (reference: string) => `Rimborso ${reference}`,
  },
}

export const reasonMessages: Translated<typeof french.reasonMessages> = {
  clause: ({ number, title }: { number: number; title: string }) =>
    `Condizioni di assicurazione, capitolo ${number}: ${title}`,
}
