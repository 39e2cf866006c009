import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type * as french from '../../../../fr/pages/refunds/request/request.ts'

export const rowMessages: Draft<typeof french.rowMessages> = {
  noRequest: 'Geen lopende aanvragen.',
  toReceive: 'te ontvangen',
  addDocument: 'Document toevoegen',
  addDocuments: 'Documenten toevoegen',
  seeAsk: 'Aanvraag bekijken',
  read: 'Bericht lezen',
  resume: 'Hervatten',
  fact: {
    ask: (count: number) =>
      plural(
        count,
        'Eén aanvraag wacht op een document van u.',
        `${count} aanvragen wachten op een document van u.`,
        'nl',
      ),
    rest: 'De rest loopt verder.',
    coming: (amount: string) => `${amount} is onderweg naar uw rekening.`,
    underWay: (count: number, day: string) =>
      plural(
        count,
        `Uw aanvraag loopt: antwoord uiterlijk op ${day}.`,
        `${count} aanvragen lopen: volgend antwoord uiterlijk op ${day}.`,
        'nl',
      ),
    moving: (count: number) => plural(count, 'Uw aanvraag loopt.', `${count} aanvragen lopen.`, 'nl'),
    draft: (count: number) =>
      plural(count, 'Eén concept is nog te versturen.', `${count} concepten zijn nog te versturen.`, 'nl'),
    nothing: 'Geen openstaande aanvragen.',
  },
}

/** Sentences on a message of the team that waits. */
export const saidMessages: Draft<typeof french.saidMessages> = {
  asks: (name: string) => `${name} stelt u een vraag`,
  wrote: (name: string) => `${name} heeft u geschreven`,
}

export const stepMessages: Draft<typeof french.stepMessages> = {
  draft: [
    '',
    'Concept, alleen nog te versturen',
    'Concept, nog twee stappen',
    'Concept, nog drie stappen',
    'Concept, factuur nog toe te voegen',
  ],
  deleted: (step: string, day: string) => `${step}. Het wordt ${day} verwijderd.`,
  others: (count: number) => plural(count, 'En nog één ander document.', `En nog ${count} andere documenten.`, 'nl'),
  late: (days: number) => plural(days, 'Eén dag vertraging', `${days} dagen vertraging`, 'nl'),
  expected: (day: string) => `Antwoord uiterlijk op ${day}`,
  received: (day: string) => `Documenten ontvangen, antwoord uiterlijk op ${day}`,
  waiting: 'We hebben uw aanvraag goed ontvangen.',
  accepted: (soon: string) => `Aanvraag aanvaard, overschrijving ${soon}`,
  refunded: refundEnds.nl.finished,
  rejected: refundEnds.nl.rejected,
}

export const subjectMessages: Draft<typeof french.subjectMessages> = {
  careOf: (day: string) => `Behandeling van ${day}`,
  begunOn: (day: string) => `Aanvraag begonnen op ${day}`,
}
