import { elided, plural } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/dispute/disputes.ts'

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
