import { plural } from '@coussinet/contract/domain/grammar.ts'

export const pileMessages = {
  help: 'Elke groep wordt een aanvraag. Hier wordt niets verstuurd.',
  drop: 'Sleep uw documenten hierheen',
  dropPhone: 'Fotografeer uw documenten',
  hint: 'Facturen, bonnetjes, voorschriften: wij sorteren ze.',
  more: 'Documenten toevoegen',
  reading: 'De documenten worden gelezen. Het sorteren gebeurt gaandeweg.',
  waiting: (count: number) =>
    plural(count, 'Eén document wacht op zijn beurt.', `${count} documenten wachten op hun beurt.`, 'nl'),
  group: (number: number) => `Aanvraag ${number}`,
  of: (day: string) => `Zorg van ${day}`,
  animal: 'Dier',
  unknown: 'Dier nog te bepalen',
  move: (name: string) => `${name} plaatsen in`,
  fresh: 'Een nieuwe aanvraag',
  moved: (name: string, group: string) => `${name} staat nu in: ${group}.`,
  remove: (name: string) => `${name} verwijderen`,
  documents: {
    invoice: 'Factuur',
    credit_note: 'Creditnota',
    quote: 'Offerte',
    card_slip: 'Kaartbonnetje',
    prescription: 'Voorschrift',
    care_sheet: 'Zorgformulier',
    other: 'Document niet herkend',
  },
  unread: 'Wordt gelezen',
  preparing: 'Wordt voorbereid',
  goesOn: (at: string) =>
    `U hebt in één uur veel documenten verstuurd. De volgende vertrekken vanzelf ${at}: u mag deze pagina sluiten.`,
  make: (count: number) => plural(count, 'De aanvraag maken', `${count} aanvragen maken`, 'nl'),
  making: 'Bezig…',
  made: (count: number) =>
    plural(count, 'Het concept is klaar om aan te vullen.', `${count} concepten zijn klaar om aan te vullen.`, 'nl'),
  later: 'Later',
  failed: 'De verplaatsing is niet bewaard.',
  many: 'Meerdere documenten? Voeg ze samen toe, wij sorteren ze in aanvragen.',
}
