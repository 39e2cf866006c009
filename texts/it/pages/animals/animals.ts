import type { Animal } from '@coussinet/contract/animals.ts'
import { speciesNames, genderNames, animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { amountPer, termNone } from '@coussinet/contract/domain/cover.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import type * as french from '../../../fr/pages/animals/animals.ts'

export const animalMessages: Translated<typeof french.animalMessages> = {
  title: pageNames.animals.it,
  left: 'Erano con Lei',
  insured: (gender: Animal['gender'], from: string, to: string) =>
    elided(`${gender === 'male' ? 'Assicurato' : 'Assicurata'} con noi dal ${from} al ${to}`),
  load: 'Non è stato possibile caricare i Suoi animali.',
  loading: 'Caricamento in corso…',
  withFormula: (animal: string, name: string) => `${animal}, formula ${name}`,
  package: contractLabels.it.package,
  packageLeft: (left: string, total: string) => `${left} su ${total}`,
  deductible: contractLabels.it.deductible,
  per: amountPer.it,
  none: termNone.it,
  rate: contractLabels.it.rate,
  price: contractLabels.it.price,
  formulaTitle: 'Formula',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    elided(`Formula ${before} fino al ${day}, poi ${formula} per ${price} al mese.`),
  noLimits: (name: string) => `I limiti di ${name} compariranno dall’inizio della copertura.`,
  noFormulaText: (name: string) => `Per ${name} non è stata scelta una formula: le sue cure non sono rimborsate.`,
  over: 'La Sua polizza è terminata.',
  coveredUntil: (day: string) =>
    elided(`La copertura è terminata il ${day}. Le cure ricevute fino a quel giorno contano ancora.`),
  wasInsured: (name: string, gender: Animal['gender'], from: string, to: string) =>
    elided(`${name} era ${gender === 'male' ? 'assicurato' : 'assicurata'} con noi dal ${from} al ${to}.`),
  life: (age: string, ours: string) => `${age}, di cui ${ours} con noi.`,
  ours: (ours: string) => `${ours} con noi.`,
  accounts: 'I suoi conti',
  earlierCare: 'Cure ricevute prima di quel giorno? Può ancora inviarcene le fatture.',
  sendEarlier: 'Invia una fattura',
  identity: 'Carta d’identità',
  species: 'Specie',
  type: speciesNames.it,
  gender: 'Sesso',
  genders: genderNames.it,
  breed: 'Razza',
  colour: animalLabels.it.colour,
  born: 'Nascita',
  adopted: 'Data di adozione',
  covered: 'Copertura dal',
  coveredSoon: 'Copertura dal',
  coveredTo: 'Copertura fino al',
  icad: animalLabels.it.identification,
  icadMissing: 'Da indicare',
  mend: 'Correggi',
  mendOf: (name: string) => `Correggi la carta d’identità di ${name}`,
  past: 'Negli ultimi 12 mesi',
  refunds: 'I suoi rimborsi',
  seeAll: 'Vedi tutto',
  seeRefunds: (name: string) => `Vedi tutto: rimborsi di ${name}`,
  leaving: (name: string) => `${name} non è più con Lei?`,
  ask: 'Invia una fattura',
  estimate: pageNames.estimate.it,
  askQuote: pageNames.new_quote.it,
}
