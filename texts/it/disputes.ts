import type * as french from '../fr/disputes.ts'
import { elided, plural } from '../grammar.ts'
import type { Translated } from '../messages.ts'

export const disputeMessages: Translated<typeof french.disputeMessages> = {
  title: 'Contestare questa decisione',
  lead: 'Ci dica che cosa non va: una persona diversa da chi ha deciso rilegge tutto.',
  failed: 'Non è stato possibile mostrare questa decisione.',
  accepted: (amount: string, billed: string) => `Decisione: ${amount} rimborsati su ${billed}.`,
  rejected: (reason: string) => `Decisione: richiesta rifiutata. ${reason}`,
  which: 'Quali cure contesta?',
  whichHint: 'Se non sceglie nulla, rileggiamo l’intera decisione.',
  changedOnly:
    'Ha già ricevuto una risposta. Scelga tra le cure che essa ha cambiato, oppure alleghi un documento che non abbiamo visto.',
  newOnly: 'Ha già ricevuto una risposta. Perché rileggiamo, alleghi un documento che non abbiamo visto.',
  changedLine: 'Cambiata dalla risposta',
  line: (billed: string, refunded: string) => `Fatturati ${billed}, rimborsati ${refunded}`,
  why: 'Perché?',
  whyHint: 'Che cosa è stato letto male o dimenticato, o che cosa dice il Suo veterinario. Almeno 20 caratteri.',
  asked: 'Lei chiede',
  askedWhole: 'che sia riletta l’intera decisione',
  askedLines: (lines: string) => `che siano rilette: ${lines}`,
  next: 'E adesso',
  today: 'Oggi',
  receipt: 'Un’e-mail conferma la ricezione della contestazione.',
  answerBy: (day: string) => elided(`Entro il ${day}`),
  answer: 'La nostra risposta, con i motivi. Una differenza a Suo favore viene accreditata da sé.',
  after: 'Poi, se la risposta non La soddisfa o non arriva',
  mediator: (name: string) => `Può rivolgersi a un terzo indipendente: ${name}.`,
  submit: 'Contesta',
  sending: 'Invio in corso',
  back: 'Torna alla richiesta',
  sent: 'La Sua contestazione è stata inviata',
  sentText: 'Le abbiamo appena scritto un’e-mail che ne conferma la ricezione.',
  toRequest: 'Vedi la richiesta',
  cancelled: 'L’invio è annullato. Il Suo testo resta qui.',
  leave: {
    title: 'Uscire senza inviare?',
    text: 'Il testo resta qui per la durata della sessione, i file allegati no.',
    yes: 'Esci',
    no: 'Resta',
  },
  obstacle: {
    under_way: 'Una contestazione di questa decisione è già in esame.',
    not_decided: 'Questa richiesta non è ancora decisa.',
    too_late: 'Il termine per contestare questa decisione è trascorso.',
    before_portal: 'Questo rimborso è stato deciso prima dell’apertura di quest’area: ci scriva per contestarlo.',
    too_many:
      'Questa decisione è stata contestata tante volte quante è possibile qui. Può rivolgersi a un terzo indipendente.',
  },
}

export const disputesMessages: Translated<typeof french.disputesMessages> = {
  section: 'Contestazione',
  invite: 'Una cura esclusa a torto, un importo che non capisce? Un’altra persona può rileggere la decisione.',
  inviteAgain: 'Ha un nuovo documento? La decisione può essere riletta un’altra volta.',
  inviteChanged:
    'Ha un nuovo documento, o non è d’accordo con ciò che la risposta ha cambiato? La decisione può essere riletta un’altra volta.',
  act: 'Contesta questa decisione',
  until: (day: string) => elided(`Possibile fino al ${day}.`),
  sentOn: 'Inviata il',
  received: 'Conferma di ricezione',
  receivedOn: (day: string) => elided(`inviata il ${day}`),
  due: 'Risposta al più tardi il',
  late: (days: number, from: string) =>
    elided(
      plural(
        days,
        `La risposta ha un giorno di ritardo. Ce ne scusiamo. Può rivolgersi al terzo indipendente dal ${from}.`,
        `La risposta ha ${days} giorni di ritardo. Ce ne scusiamo. Può rivolgersi al terzo indipendente dal ${from}.`,
        'it',
      ),
    ),
  answeredOn: (day: string) => elided(`Risposta del ${day}`),
  documents: 'Documenti allegati alla contestazione',
  before: 'Decisione contestata',
  afterwards: 'Decisione dopo la contestazione',
  same: 'Questa decisione resta valida.',
  refused: 'Rifiuto',
  amount: (amount: string) => `${amount} rimborsati`,
  more: (amount: string) => `${amount} in più`,
  less: (amount: string) => `${amount} in meno`,
  way: 'Se la risposta non La soddisfa',
  wayLate: 'La risposta non è arrivata in tempo',
  wayText: (name: string, day: string) =>
    elided(`Può rivolgersi a un terzo indipendente, ${name}, fino al ${day}. Gli alleghi il fascicolo.`),
  dossier: 'Scarica il fascicolo',
  dossierName: 'fascicolo',
}
