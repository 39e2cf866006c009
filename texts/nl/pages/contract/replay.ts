import { hasWaits } from '@coussinet/contract/brand/values/has-waits.ts'
import { plural } from '@coussinet/contract/domain/grammar.ts'

export const replayMessages = {
  intro: (from: string, to: string) =>
    `De behandelingen van ${from} tot en met ${to}, opnieuw beslist volgens de regels van elke formule, tot op de cent. In het vet: de terugbetalingen min de premies. Dit is een terugblik, geen belofte.`,
  bills: (count: number, total: string) =>
    plural(count, `${count} behandelde factuur, ${total}`, `${count} behandelde facturen, samen ${total}`, 'nl'),
  none: 'In deze periode is over geen enkele factuur beslist: alleen de premies tellen.',
  caption: (name: string) => `De laatste twaalf maanden van ${name}, per formule`,
  verdict: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `${own} bracht u het meest op: ${amount} meer dan ${others}, na aftrek van de premies.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `${all} hadden u evenveel opgebracht, na aftrek van de premies: geen enkele formule had het beter gedaan.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `${others} ${isSeveral ? 'hadden elk' : 'had'} ${amount} meer opgebracht dan ${own}, na aftrek van de premies.`,
  },
  unused: {
    best: (own: string, others: string, amount: string, _isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${own} is de goedkoopste, ${amount} minder dan ${others}.`,
    equal: (_own: string, all: string, _amount: string, _isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${all} kosten evenveel, en geen enkele formule kost minder.`,
    beaten: (own: string, others: string, amount: string, isSeveral: boolean) =>
      `Geen terugbetaling om te vergelijken: ${others} ${isSeveral ? 'hadden elk' : 'had'} ${amount} minder gekost dan ${own}.`,
  },
  accounts: (name: string) => `De rekening van ${name}, per formule`,
  formula: 'Formule',
  current: 'Uw formule',
  contributions: 'Premies',
  difference: 'Verschil',
  basis: [
    'De premies zijn die van vandaag, beheerskosten inbegrepen: uw prijs voor uw formule, de basisprijs voor de andere.',
    `Elke formule wordt nagerekend alsof ze u vanaf de eerste dag dekte${hasWaits ? ', wachttijden inbegrepen' : ''}.`,
  ],
  remarks: {
    insurer_amounts: 'Terugbetalingen die de verzekeraar zelf heeft berekend, worden niet nagerekend.',
    before_portal: 'Terugbetalingen van vóór de opening van uw klantenzone worden niet nagerekend.',
    opening_balance: 'Wat vóór de opening van uw klantenzone al gebruikt was, telt voor elke formule ongewijzigd mee.',
    partial_year: 'De dekking loopt nog geen twaalf maanden: alleen de begonnen maanden tellen.',
    terms_changed: 'Uw waarborgen zijn intussen gewijzigd: uw nagerekende formule verschilt van wat u is uitbetaald.',
  },
  change: 'Een vraag over deze formules?',
  write: 'Schrijf ons',
  nobody: 'Vandaag is geen enkel dier verzekerd.',
}
