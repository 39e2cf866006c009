import type * as french from '../fr/policy-terms.ts'
import { plural } from '../grammar.ts'
import type { Draft } from '../messages.ts'

export const vaccines: Draft<typeof french.vaccines> = {
  dog: 'CHPPiL, hondsdolheid',
  cat: 'kattenziekte, niesziekte, leukose, hondsdolheid',
}

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

export const waitWords: Draft<typeof french.waitWords> = {
  days: (count) => `${count}\u00a0${plural(count, 'dag', 'dagen', 'nl')}`,
  none: 'geen wachttijd',
  upTo: (wait) => `tot ${wait}`,
  byFormula: ', volgens de formule',
}

export const guaranteeWords: Draft<typeof french.guaranteeWords> = {
  accident: 'ongeval',
  illness: 'ziekte',
  illness_surgery: 'operatie',
}

export const waitedFor: Draft<typeof french.waitedFor> = {
  accident: 'voor een ongeval',
  illness: 'voor een ziekte',
  illness_surgery: 'voor een operatie wegens ziekte',
}

export const ownWords: Draft<typeof french.ownWords> = {
  waits: 'zijn wachttijden',
  deductible: 'zijn vrijstelling',
  package: 'zijn pakket',
  formula: 'zijn formule',
  ceiling: 'zijn plafond',
}

export const yearlyWords: Draft<typeof french.yearlyWords> = {
  ceiling: 'het plafond',
  package: 'het pakket',
  deductible: 'de jaarlijkse vrijstelling',
  counted: (things, isOne) => `${things} ${isOne ? 'telt' : 'tellen'} per verzekeringsjaar.`,
}
