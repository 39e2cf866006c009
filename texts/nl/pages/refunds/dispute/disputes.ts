import { plural } from '@coussinet/contract/domain/grammar.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/pages/refunds/dispute/disputes.ts'

export const disputesMessages: Draft<typeof french.disputesMessages> = {
  section: 'Betwisting',
  invite:
    'Zijn behandelingen ten onrechte geweigerd, of begrijpt u een bedrag niet? Iemand anders kan de beslissing opnieuw bekijken.',
  inviteAgain: 'Hebt u een nieuw document? Dan kan de beslissing nog eens bekeken worden.',
  inviteChanged:
    'Hebt u een nieuw document, of klopt niet wat het antwoord wijzigde? Dan kan de beslissing nog eens bekeken worden.',
  act: 'Deze beslissing betwisten',
  until: (day: string) => `Mogelijk tot en met ${day}.`,
  sentOn: 'Verstuurd op',
  received: 'Ontvangstbevestiging',
  receivedOn: (day: string) => `verstuurd op ${day}`,
  due: 'Antwoord uiterlijk op',
  late: (days: number, from: string) =>
    plural(
      days,
      `Ons antwoord is een dag te laat. Onze excuses. Sinds ${from} kunt u zich wenden tot de onafhankelijke derde.`,
      `Ons antwoord is ${days} dagen te laat. Onze excuses. Sinds ${from} kunt u zich wenden tot de onafhankelijke derde.`,
      'nl',
    ),
  answeredOn: (day: string) => `Ons antwoord van ${day}`,
  documents: 'Documenten bij de betwisting',
  before: 'Betwiste beslissing',
  afterwards: 'Beslissing na uw betwisting',
  same: 'Deze beslissing blijft gelden.',
  refused: 'Weigering',
  amount: (amount: string) => `${amount} terugbetaald`,
  more: (amount: string) => `${amount} meer`,
  less: (amount: string) => `${amount} minder`,
  way: 'Als u het niet eens bent met dit antwoord',
  wayLate: 'Het antwoord kwam niet op tijd',
  wayText: (name: string, day: string) =>
    `U kunt zich tot en met ${day} wenden tot een onafhankelijke derde: ${name}. Stuur het dossier mee.`,
  dossier: 'Dossier downloaden',
  dossierName: 'dossier',
}
