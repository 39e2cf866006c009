import type { Animal } from '@coussinet/contract/animals.ts'
import { speciesNames, genderNames, animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { amountPer, termNone } from '@coussinet/contract/domain/cover.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/animals/animals.ts'

export const animalMessages: Draft<typeof french.animalMessages> = {
  title: pageNames.animals.nl,
  left: 'Ze waren bij u',
  insured: (_gender: Animal['gender'], from: string, to: string) => `Bij ons verzekerd van ${from} tot en met ${to}`,
  load: 'We konden uw dieren niet tonen.',
  loading: 'Bezig met laden…',
  withFormula: (animal: string, name: string) => `${animal}, formule ${name}`,
  package: contractLabels.nl.package,
  packageLeft: (left: string, total: string) => `${left} van ${total}`,
  deductible: contractLabels.nl.deductible,
  per: amountPer.nl,
  none: termNone.nl,
  rate: contractLabels.nl.rate,
  price: contractLabels.nl.price,
  formulaTitle: 'Formule',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    `Formule ${before} tot en met ${day}, daarna ${formula} voor ${price} per maand.`,
  noLimits: (name: string) => `De limieten van ${name} verschijnen zodra de waarborgen beginnen.`,
  noFormulaText: (name: string) =>
    `Voor ${name} is geen formule gekozen: de behandelingen voor dit dier worden niet terugbetaald.`,
  over: 'Uw contract is beëindigd.',
  coveredUntil: (day: string) =>
    `De waarborgen zijn geëindigd op ${day}. Behandelingen tot en met die dag tellen nog mee.`,
  wasInsured: (name: string, _gender: Animal['gender'], from: string, to: string) =>
    `${name} was bij ons verzekerd van ${from} tot en met ${to}.`,
  life: (age: string, ours: string) => `${age}, waarvan ${ours} bij ons.`,
  ours: (ours: string) => `${ours} bij ons.`,
  accounts: 'De afrekeningen',
  earlierCare: 'Behandelingen van vóór die dag? De facturen kunt u ons nog doorsturen.',
  sendEarlier: 'Een factuur versturen',
  identity: 'Identiteitskaart',
  species: 'Diersoort',
  type: speciesNames.nl,
  gender: 'Geslacht',
  genders: genderNames.nl,
  breed: 'Ras',
  colour: animalLabels.nl.colour,
  born: 'Geboortedatum',
  adopted: 'Adoptiedatum',
  covered: 'Waarborgen sinds',
  coveredSoon: 'Waarborgen vanaf',
  coveredTo: 'Waarborgen tot en met',
  icad: animalLabels.nl.identification,
  icadMissing: 'In te vullen',
  mend: 'Corrigeren',
  mendOf: (name: string) => `Corrigeren: identiteitskaart van ${name}`,
  past: 'De laatste 12 maanden',
  refunds: 'Terugbetalingen',
  seeAll: 'Alles bekijken',
  seeRefunds: (name: string) => `Alles bekijken: terugbetalingen van ${name}`,
  leaving: (name: string) => `Is ${name} niet meer bij u?`,
  ask: 'Een factuur sturen',
  estimate: pageNames.estimate.nl,
  askQuote: pageNames.new_quote.nl,
}
