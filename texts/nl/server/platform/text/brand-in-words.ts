import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../../../fr/server/platform/text/brand-in-words.ts'

export const dueDayWords: Draft<typeof french.dueDayWords> = {
  ofDay: (day) => `de ${day}e`,
  ofChoice: 'volgens uw keuze',
}

export const deductibleWays: Draft<typeof french.deductibleWays> = {
  both: 'Volgens de formule geldt ze één keer per gebeurtenis (alle behandelingen met dezelfde oorzaak binnen 45 dagen) of één keer per jaar.',
  per_event: 'Ze geldt één keer per gebeurtenis (alle behandelingen met dezelfde oorzaak binnen 45 dagen).',
  per_year: 'Ze geldt één keer per jaar.',
  some_without: ' Niet elke formule heeft er een.',
}

export const parts: Draft<typeof french.parts> = {
  less_deductible: ', trekken de vrijstelling af',
  package_apart: ' Vaccins en preventie worden apart betaald, uit het preventiepakket.',
  package_apart_if: ' Vaccins en preventie worden apart betaald, uit het preventiepakket, als de formule er een heeft.',
  but_package: ', behalve het preventiepakket',
  but_package_if: ', behalve het preventiepakket, als de formule er een heeft',
  not_of_package: ' Ze geldt nooit voor het preventiepakket.',
  package_if: ', als die een pakket heeft',
  late_symptoms: ' Een ziekte die tijdens de wachttijd van de waarborg ziekte opduikt, blijft uitgesloten.',
  new_waits: ' Een formule met meer bescherming kan nieuwe wachttijden meebrengen voor de toegevoegde waarborgen.',
  fee_included: ', beheerskosten inbegrepen',
}
