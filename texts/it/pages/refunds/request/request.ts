import { plural, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type * as french from '../../../../fr/pages/refunds/request/request.ts'

export const rowMessages: Translated<typeof french.rowMessages> = {
  noRequest: 'Nessuna richiesta in corso.',
  toReceive: 'in arrivo',
  addDocument: 'Aggiungi il documento',
  addDocuments: 'Aggiungi i documenti',
  seeAsk: 'Vedi la richiesta',
  read: 'Leggi il messaggio',
  resume: 'Riprendi',
  fact: {
    ask: (count: number) =>
      plural(count, 'Una richiesta attende un Suo documento.', `${count} richieste attendono un Suo documento.`, 'it'),
    rest: 'Il resto procede.',
    coming: (amount: string) => `${amount} in arrivo sul Suo conto.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `La richiesta procede: risposta entro ${day}.`,
        `${count} richieste procedono: prossima risposta entro ${day}.`,
        'it',
      ),
    moving: (count: number) => plural(count, 'La richiesta procede.', `${count} richieste procedono.`, 'it'),
    draft: (count: number) =>
      plural(count, 'Una bozza attende di essere inviata.', `${count} bozze attendono di essere inviate.`, 'it'),
    nothing: 'Nessuna richiesta in sospeso.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages: Translated<typeof french.saidMessages> = {
  asks: (name: string) => `${name} Le fa una domanda`,
  wrote: (name: string) => `${name} Le ha scritto`,
}

export const stepMessages: Translated<typeof french.stepMessages> = {
  draft: [
    '',
    'Bozza, resta da inviare',
    'Bozza, mancano due passaggi',
    'Bozza, mancano tre passaggi',
    'Bozza, la fattura è da aggiungere',
  ],
  deleted: (step: string, day: string) => `${step}. Sarà eliminata ${day}.`,
  others: (count: number) => plural(count, 'E un altro documento.', `E altri ${count} documenti.`, 'it'),
  late: (days: number) => plural(days, 'In ritardo di un giorno', `In ritardo di ${days} giorni`, 'it'),
  expected: (day: string) => `Risposta entro ${day}`,
  received: (day: string) => `Documenti ricevuti, risposta entro ${day}`,
  waiting: 'Abbiamo ricevuto la richiesta.',
  accepted: (soon: string) => `Richiesta accettata, bonifico ${soon}`,
  refunded: refundEnds.it.finished,
  rejected: refundEnds.it.rejected,
}

export const subjectMessages: Translated<typeof french.subjectMessages> = {
  careOf: (day: string) => elided(`Cure del ${day}`),
  begunOn: (day: string) => elided(`Richiesta iniziata il ${day}`),
}
