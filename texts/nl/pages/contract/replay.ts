import { plural } from '@coussinet/contract/domain/grammar.ts'

export const replayMessages = {
  intro: (from: string, to: string) =>
    `De zorgen van ${from} tot en met ${to}, opnieuw beslist volgens de regels van elke formule, tot op de cent. Vet gedrukt: de terugbetalingen min de bijdragen. Het is een blik terug, geen belofte.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} factuur beslist, ${total}`, `${count} facturen beslist, samen ${total}`, 'nl'),
  none: 'Geen enkele factuur beslist in deze periode: alleen de bijdragen tellen.',
  caption: (name: string) => `De laatste twaalf maanden van ${name}, per formule`,
  formula: 'Formule',
  current: 'De uwe',
  contributions: 'Bijdragen',
  difference: 'Verschil',
  basis: [
    'De bijdragen zijn die van vandaag, beheerskosten inbegrepen: uw prijs voor uw formule, de basisprijs voor de andere.',
    'Elke formule wordt nagerekend alsof ze u vanaf de eerste dag dekte, wachttijden inbegrepen.',
  ],
  remarks: {
    insurer_amounts: 'Terugbetalingen die de verzekeraar zelf heeft berekend, worden niet nagerekend.',
    before_portal: 'Terugbetalingen van vóór deze ruimte worden niet nagerekend.',
    opening_balance: 'Wat vóór deze ruimte was gebruikt, telt voor elke formule zoals het is.',
    partial_year: 'De dekking loopt nog geen twaalf maanden: alleen de begonnen maanden tellen.',
    terms_changed: 'Uw waarborgen zijn intussen gewijzigd: uw nagerekende formule verschilt van wat u is uitbetaald.',
  },
  change: 'Een vraag over deze formules?',
  write: 'Schrijf ons',
  nobody: 'Vandaag is geen enkel dier verzekerd.',
}
