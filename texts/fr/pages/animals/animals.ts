import type { Animal } from '@coussinet/contract/animals.ts'
import { speciesNames, genderNames, animalLabels } from '@coussinet/contract/domain/animal-labels.ts'
import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { amountPer, termNone } from '@coussinet/contract/domain/cover.ts'
import { deName } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'

export const animalMessages = {
  title: pageNames.animals.fr,
  left: 'Ils étaient avec vous',
  insured: (gender: Animal['gender'], from: string, to: string) =>
    `${gender === 'male' ? 'Assuré' : 'Assurée'} chez nous du ${from} au ${to}`,
  load: 'Nous n’avons pas pu afficher vos animaux.',
  loading: 'Chargement en cours…',
  withFormula: (animal: string, name: string) => `${animal}, formule ${name}`,
  package: contractLabels.fr.package,
  packageLeft: (left: string, total: string) => `${left} sur ${total}`,
  deductible: contractLabels.fr.deductible,
  per: amountPer.fr,
  none: termNone.fr,
  rate: contractLabels.fr.rate,
  price: contractLabels.fr.price,
  formulaTitle: 'Formule',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    `Formule ${before} jusqu’au ${day}, puis ${formula} pour ${price} par mois.`,
  noLimits: (name: string) => `Les limites ${deName(name)} s’afficheront dès le début de ses garanties.`,
  noFormulaText: (name: string) => `Aucune formule n’est choisie pour ${name} : ses soins ne sont pas remboursés.`,
  over: 'Votre contrat est terminé.',
  coveredUntil: (day: string) =>
    `Les garanties ont pris fin le ${day}. Les soins reçus jusqu’à ce jour comptent encore.`,
  wasInsured: (name: string, gender: Animal['gender'], from: string, to: string) =>
    `${name} était ${gender === 'male' ? 'assuré' : 'assurée'} chez nous du ${from} au ${to}.`,
  life: (age: string, ours: string) => `${age}, dont ${ours} chez nous.`,
  ours: (ours: string) => `${ours} chez nous.`,
  accounts: 'Ses comptes',
  earlierCare: 'Des soins reçus avant ce jour ? Leurs factures peuvent encore nous être envoyées.',
  sendEarlier: 'Envoyer une facture',
  identity: 'Carte d’identité',
  species: 'Espèce',
  type: speciesNames.fr,
  gender: 'Sexe',
  genders: genderNames.fr,
  breed: 'Race',
  colour: animalLabels.fr.colour,
  born: 'Naissance',
  adopted: 'Date d’adoption',
  covered: 'Garanties depuis',
  coveredSoon: 'Garanties à partir du',
  coveredTo: 'Garanties jusqu’au',
  icad: animalLabels.fr.identification,
  icadMissing: 'À indiquer',
  mend: 'Corriger',
  mendOf: (name: string) => `Corriger la carte d’identité ${deName(name)}`,
  past: 'Ces 12 derniers mois',
  refunds: 'Ses remboursements',
  seeAll: 'Tout voir',
  seeRefunds: (name: string) => `Tout voir : remboursements ${deName(name)}`,
  leaving: (name: string) => `${name} n’est plus avec vous ?`,
  ask: 'Envoyer une facture',
  estimate: pageNames.estimate.fr,
  askQuote: pageNames.new_quote.fr,
}
