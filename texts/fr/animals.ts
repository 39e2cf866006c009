import { capitalised, deName, plural, type Gender } from '../grammar.ts'
import {
  amountPer,
  animalLabels,
  contractLabels,
  genderNames,
  guaranteeNames,
  speciesNames,
  suspension,
  termNone,
} from './contract-words.ts'
import { animalDocument, documentNames, paperNames } from './document-words.ts'
import { pageNames } from './page-words.ts'
import { refundLabels, requestLabels } from './refund-words.ts'

export const cardMessages = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formule ${name}`,
  noFormula: 'Aucune formule choisie',
  coveredFrom: (day: string) => `Garanties à partir du ${day}`,
  coveredUntil: (day: string) => `Garanties jusqu’au ${day}`,
  over: 'Garanties terminées',
  remember: 'Leurs pages et leurs documents restent ici',
  left: 'disponibles',
  leftAfter: 'disponibles à la reprise des garanties',
  reserved: (amount: string) => `${amount} réservés`,
  waits: (guarantee: string, days: number) =>
    `${guarantee} : ${plural(days, 'encore un jour de carence', `encore ${days} jours de carence`, 'fr')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Numéro d’identification : dernier jour'
      : `Numéro d’identification : ${plural(days, 'un jour', `${days}\u00a0jours`, 'fr')}`,
  numberOverdue: 'Numéro d’identification en retard',
}

export const limitsMessages = {
  title: 'Ses limites',
  year: (from: string, to: string) => `Année du ${from} au ${to}`,
  available: 'encore disponibles',
  availableAfter: 'disponibles à la reprise des garanties',
  reserved: (amount: string) => `${amount} réservés par un accord avant soins`,
  used: (used: string, total: string, percent: string) => `${used} utilisés sur ${total}, soit ${percent}`,
  ceiling: (sentence: string) => `Plafond annuel : ${sentence}`,
  spent: 'Le plafond de l’année est atteint : les prochains soins seront de nouveau remboursés l’an prochain.',
  spentByAgreement: (amount: string) =>
    `Le reste du plafond de l’année, ${amount}, est réservé par un accord avant soins : ces soins seront remboursés comme convenu, les autres de nouveau l’an prochain.`,
  waiting: 'Délais de carence',
  suspended: 'Garanties suspendues.',
  suspendedSince: (day: string) => `${suspension.since(day)}.`,
  guarantee: guaranteeNames,
  ended: (day: string) => `Terminé, couvert depuis le ${day}`,
  never: (day: string) => `Sans délai, couvert depuis le ${day}`,
  until: (day: string) => `Couvert à partir du ${day}`,
  days: (count: number) => plural(count, `${count} jour`, `${count} jours`, 'fr'),
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} disponibles sur ${total}`,
  packageSpent: (total: string) => `Forfait de ${total} entièrement utilisé`,
  deductible: 'Franchise annuelle',
  deductibleUsed: (used: string, total: string) => `${used} déjà retenus sur ${total}`,
  event: (cause: string) => `Événement en cours : ${cause}`,
  eventDays: (first: string, last: string, left: number) =>
    plural(
      left,
      `Ouvert le ${first}, encore un jour, jusqu’au ${last}.`,
      `Ouvert le ${first}, encore ${left} jours, jusqu’au ${last}.`,
      'fr',
    ),
  eventLastDay: (first: string) => `Ouvert le ${first}, son dernier jour est aujourd’hui.`,
  eventUsed: (used: string, total: string) => `${used} de franchise déjà retenus sur ${total}.`,
  eventMet: (total: string) => `${total} de franchise retenus : plus rien ne sera déduit pour cet événement.`,
  deductibleMet: (total: string) => `${total} retenus : plus rien ne sera déduit cette année`,
}

export const papersMessages = {
  title: 'Ses documents',
  careSheet: documentNames.feuilles,
  careSheetFrom: (day: string) => `Disponible dès le ${day}, au début de votre contrat.`,
  careSheetHint: 'À faire remplir par le vétérinaire lors de la visite.',
  careSheetEarlier: 'Pour des soins d’avant, à faire remplir par le vétérinaire qui les a donnés.',
  statement: paperNames.year_statement,
  statementHint: 'Ce qui a été facturé et remboursé dans l’année, pour vos comptes.',
  year: 'Année',
  pdf: 'PDF',
  table: 'Tableau CSV',
  named: (paper: string, name: string) => animalDocument.of(paper, name),
  namedYear: (paper: string, name: string, year: string) => `${animalDocument.of(paper, name)}, ${year}`,
}

export const animalMessages = {
  title: pageNames.animals,
  left: 'Ils étaient avec vous',
  insured: (gender: Gender, from: string, to: string) =>
    `${gender === 'male' ? 'Assuré' : 'Assurée'} chez nous du ${from} au ${to}`,
  load: 'Nous n’avons pas pu afficher vos animaux.',
  loading: 'Chargement en cours…',
  withFormula: (animal: string, name: string) => `${animal}, formule ${name}`,
  package: contractLabels.package,
  packageLeft: (left: string, total: string) => `${left} sur ${total}`,
  deductible: contractLabels.deductible,
  per: amountPer,
  none: termNone,
  rate: contractLabels.rate,
  price: contractLabels.price,
  formulaTitle: 'Formule',
  formulaUntil: (before: string, day: string, formula: string, price: string) =>
    `Formule ${before} jusqu’au ${day}, puis ${formula} pour ${price} par mois.`,
  noLimits: (name: string) => `Les limites ${deName(name)} s’afficheront dès le début de ses garanties.`,
  noFormulaText: (name: string) => `Aucune formule n’est choisie pour ${name} : ses soins ne sont pas remboursés.`,
  over: 'Votre contrat est terminé.',
  coveredUntil: (day: string) =>
    `Les garanties ont pris fin le ${day}. Les soins reçus jusqu’à ce jour comptent encore.`,
  wasInsured: (name: string, gender: Gender, from: string, to: string) =>
    `${name} était ${gender === 'male' ? 'assuré' : 'assurée'} chez nous du ${from} au ${to}.`,
  life: (age: string, ours: string) => `${age}, dont ${ours} chez nous.`,
  brief: 'moins d’un mois',
  ours: (ours: string) => `${capitalised(ours)} chez nous.`,
  accounts: 'Ses comptes',
  earlierCare: 'Des soins reçus avant ce jour ? Leurs factures peuvent encore nous être envoyées.',
  sendEarlier: 'Envoyer une facture',
  identity: 'Carte d’identité',
  labels: animalLabels,
  type: speciesNames,
  genders: genderNames,
  covered: 'Garanties depuis',
  coveredSoon: 'Garanties à partir du',
  coveredTo: 'Garanties jusqu’au',
  icadMissing: 'À indiquer',
  mend: 'Corriger',
  mendOf: (name: string) => `Corriger la carte d’identité ${deName(name)}`,
  past: 'Ces 12 derniers mois',
  refunds: 'Ses remboursements',
  seeAll: 'Tout voir',
  seeRefunds: (name: string) => `Tout voir : remboursements ${deName(name)}`,
  leaving: (name: string) => `${name} n’est plus avec vous ?`,
  ask: 'Envoyer une facture',
  estimate: pageNames.estimate,
  askQuote: pageNames.new_quote,
}

export const noAnimalMessages = {
  title: 'Pas encore de pattes ici',
  text: 'Aucun animal n’est rattaché à votre contrat.',
}

export const costsMessages = {
  title: 'Ses dépenses',
  failed: 'Nous n’avons pas pu afficher ses dépenses.',
  loading: 'Chargement en cours…',
  years: 'Année d’assurance',
  span: (from: string, to: string) => `Soins du ${from} au ${to}`,
  billed: refundLabels.billed,
  refunded: refundLabels.refunded,
  left: refundLabels.kept,
  none: 'Aucune dépense cette année',
  noneText: 'Les soins remboursés ou refusés s’afficheront ici, mois par mois.',
  table: 'Voir le tableau',
  both: (billed: string, refunded: string) => `${billed} facturés, ${refunded} remboursés`,
  at: (when: string, what: string) => `${when} : ${what}`,
  total: 'Total',
  month: {
    title: 'Mois par mois',
    column: 'Mois',
    summary: (both: string, month: string, amount: string) =>
      `Dépenses mois par mois : ${both}. Le mois le plus cher est ${month}, avec ${amount} facturés.`,
  },
  kind: {
    title: 'Par type de soin',
    column: 'Type de soin',
    others: 'Autres soins',
    summary: (list: string) => `Dépenses par type de soin : ${list}.`,
    of: (kind: string, both: string) => `${kind}, ${both}`,
  },
  ceiling: {
    title: 'Le plafond au fil de l’année',
    used: 'Utilisé',
    limit: (amount: string) => `Plafond de ${amount}`,
    day: requestLabels.care_date,
    remaining: 'Non utilisé',
    both: (used: string, left: string) => `${used} utilisés, ${left} non utilisés`,
    on: (day: string, both: string) => `Le ${day} : ${both}`,
    come: (day: string) => `Le ${day} : à venir`,
    summary: (limit: string, both: string) => `${limit} : ${both}.`,
    none: 'Rien n’a encore été pris sur le plafond.',
  },
}

export const coverEndingMessages = {
  title: (name: string) => `${name} n’est plus avec vous`,
  lead: 'Dites-nous simplement ce qui est arrivé : nous nous occupons du reste. Sa page, ses remboursements et ses documents restent dans votre espace.',
  what: 'Qu’est-il arrivé ?',
  label: {
    deceased: (name: string, gender: Gender) => `${name} est ${gender === 'male' ? 'mort' : 'morte'}`,
    sold: (name: string) => `${name} vit dans une autre famille`,
    lost: (name: string, gender: Gender) => `${name} est ${gender === 'male' ? 'perdu' : 'perdue'}`,
  },
  hint: {
    sold: (gender: Gender) => (gender === 'male' ? 'Donné, confié ou vendu' : 'Donnée, confiée ou vendue'),
    lost: (gender: Gender, lostDays: number) =>
      `Ses garanties continuent pendant ${lostDays} jours, le temps de ${gender === 'male' ? 'le' : 'la'} retrouver`,
  },
  day: {
    deceased: () => 'Le jour de sa mort',
    sold: (_gender: Gender) => 'Le jour de son départ',
    lost: (gender: Gender) => `Le dernier jour où vous l’avez ${gender === 'male' ? 'vu' : 'vue'}`,
  },
  noReason: 'Choisissez ce qui est arrivé.',
  noDay: {
    deceased: () => 'Indiquez le jour de sa mort, même approximatif.',
    sold: (_gender: Gender) => 'Indiquez le jour de son départ, même approximatif.',
    lost: (gender: Gender) =>
      `Indiquez le dernier jour où vous l’avez ${gender === 'male' ? 'vu' : 'vue'}, même approximatif.`,
  },
  follows: 'Ce qui se passera',
  last: (day: string) => `Le ${day} sera le dernier jour de ses garanties.`,
  lastToday: (day: string) => `Ses garanties s’arrêteront aujourd’hui, ${day}.`,
  contribution: 'Sa cotisation s’arrête avec elles ; ce qui aurait été payé au-delà vous est rendu.',
  care: 'Les soins reçus jusqu’à ce jour restent remboursés : vous pouvez encore nous en envoyer les factures.',
  proof:
    'Rien d’autre à faire maintenant. Un certificat du vétérinaire, ou le fichier d’identification à jour, suffira si nous devons vous le demander.',
  lastOne: 'C’est votre dernier animal assuré : votre contrat prendra fin avec ses garanties.',
  act: 'Enregistrer',
  sending: 'Envoi',
  back: (name: string) => `Revenir à la page ${deName(name)}`,
  done: 'C’est noté',
  sorry: (name: string) => `Nous sommes tristes avec vous. ${name} garde sa place ici.`,
  doneText: (day: string) =>
    `Le ${day} est le dernier jour de ses garanties. Nous venons de vous l’écrire par e-mail, et vous n’aurez rien à répéter.`,
  mistake: 'Une erreur ? Écrivez-nous, nous la corrigerons.',
  toContact: 'Nous contacter',
  subject: (name: string) => `Fin des garanties ${deName(name)} : une erreur`,
  toPage: (name: string) => `Voir la page ${deName(name)}`,
  toHome: 'Revenir à l’accueil',
  gone: 'Ses garanties ont déjà pris fin.',
}

export const identificationMessages = {
  title: (name: string) => `Identifier ${name}`,
  left: (days: number) => plural(days, days === 0 ? 'Dernier jour' : `${days} jour`, `${days} jours`, 'fr'),
  over: 'Délai dépassé',
  before: (day: string) => `Sans numéro avant le ${day}, les remboursements pourront être mis en attente.`,
  overdue: (name: string, day: string) =>
    `Le délai a pris fin le ${day}. Nous pouvons attendre ce numéro pour rembourser les soins ${deName(name)}.`,
  label: animalLabels.icad,
  where: {
    FR: 'Sur sa carte I-CAD : 15 chiffres pour une puce, ou son tatouage (ex. LXQ482).',
    IT: 'Sur son certificat de l’Anagrafe degli animali d’affezione : 15 chiffres, ou le tatouage (ex. 2HKD417 ou 45MI1234).',
    BE: {
      dog: 'Dans son passeport ou sur DogID : 15 chiffres, ou le tatouage (ex. B12A34).',
      cat: 'Dans son passeport ou sur CatID : 15 chiffres, ou le tatouage (ex. B12A34).',
    },
  },
  example: '250 26…',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: (name: string) => `Le numéro d’identification ${deName(name)} est enregistré.`,
  mendTitle: (name: string) => `Corriger la fiche ${deName(name)}`,
  mended: (name: string) => `La fiche ${deName(name)} est à jour.`,
  colour: animalLabels.colour,
  adopted: animalLabels.adoption_date,
  optional: '(facultatif)',
  cancel: 'Annuler',
  close: 'Fermer',
}
