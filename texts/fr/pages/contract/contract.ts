import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import { guaranteeGroups } from '@coussinet/contract/domain/cover.ts'
import { deName, plural, capitalised } from '@coussinet/contract/domain/grammar.ts'
import { pageNames } from '@coussinet/contract/domain/page-names.ts'
import { coverResumes, resumesAt } from '@coussinet/contract/domain/suspension.ts'
import type { Country } from '@coussinet/contract/fields.ts'

export const contractMessages = {
  title: pageNames.contract.fr,
  documents: 'Mes documents',
  endings: 'Mettre fin à mon contrat',
  replay: 'Et avec une autre formule ?',
  askQuote: pageNames.new_quote.fr,
  loading: 'Chargement en cours…',
  failed: {
    covers: 'Nous n’avons pas pu afficher vos garanties.',
    documents: 'Nous n’avons pas pu afficher vos documents.',
    endings: 'Nous n’avons pas pu afficher comment mettre fin à votre contrat.',
    replay: 'Nous n’avons pas pu rejouer vos douze derniers mois.',
  },
}

export const complaintMessages = {
  title: 'Une réclamation ?',
  first: 'D’abord, écrivez-nous',
  write: 'Dites-nous ce qui ne va pas, par e-mail ou par courrier :',
  delay: {
    FR: 'Nous accusons réception sous 10 jours ouvrables et nous répondons dans les deux mois.',
    IT: 'Nous répondons dans les 45 jours.',
    BE: 'Nous accusons réception sous 5 jours ouvrables et nous répondons dans le mois.',
  },
  afterwards: 'Ensuite, un tiers indépendant',
  how: {
    FR: 'Si notre réponse ne vous convient pas, ou deux mois après votre réclamation, vous pouvez saisir le médiateur. C’est gratuit, en ligne ou par courrier.',
    IT: 'Si notre réponse ne vous convient pas, ou après 45 jours, vous pouvez vous adresser à l’arbitre des assurances. Cela se fait en ligne, pour 20 € rendus si vous obtenez raison, et la décision vient dans les 180 jours.',
    BE: 'Si notre réponse ne vous convient pas, vous pouvez vous adresser à l’ombudsman. C’est gratuit, en ligne ou par courrier.',
  },
  authority: 'Qui nous contrôle',
  authorities: {
    FR: 'L’ACPR, autorité de contrôle prudentiel et de résolution.',
    IT: 'L’IVASS, l’autorité italienne des assurances, à qui vous pouvez aussi écrire.',
    BE: 'La FSMA et la Banque nationale de Belgique (BNB).',
  },
  court: 'Saisir un tribunal reste possible à tout moment.',
}

export const coverMessages = {
  title: 'Ce qui est couvert',
  was: 'Ce qui était couvert',
  none: 'Aucun animal n’est rattaché à votre contrat.',
  perMonth: (total: string) => `${total} par mois en tout`,
  formula: (name: string) => `Formule ${name}`,
  over: 'Terminé',
  coveredUntil: (day: string) => `Couvert jusqu’au ${day}`,
  leftOn: (name: string, day: string) => `${name} : garanties jusqu’au ${day}.`,
  see: (name: string) => `Voir la page ${deName(name)}`,
  notSelected: {
    text: (name: string) =>
      `Aucune formule n’est choisie pour ${name} : ses soins ne sont pas remboursés, et rien n’est prélevé.`,
    how: (hours: string) => `Pour en choisir une, appelez-nous ${hours} :`,
  },
  guarantee: guaranteeGroups.fr,
  about: {
    accident: 'Chute, morsure, intoxication : soins, examens et opérations.',
    illness: 'Consultations, examens, médicaments.',
    illness_surgery: 'L’opération, l’anesthésie et l’hospitalisation.',
  },
  covered: (day: string) => `Couvert depuis le ${day}`,
  suspended: 'Suspendu',
  suspendedSince: (day: string) => `Suspendu depuis le ${day}`,
  waiting: (day: string, days: number) =>
    plural(days, `À partir du ${day}, dans ${days} jour`, `À partir du ${day}, dans ${days} jours`, 'fr'),
  planned: (days: number) =>
    days === 0
      ? 'Dès le début des garanties'
      : `${plural(days, `${days} jour`, `${days} jours`, 'fr')} après le début des garanties`,
  notByFormula: 'Aucune garantie avec cette formule.',
  noPackage: 'Pas remboursés par cette formule.',
  notCovered: 'Pas couvert par cette formule : une maladie sans opération reste à votre charge.',
  starts: (day: string) => `Garanties à partir du ${day}`,
  noDeductible: (rate: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais, sans franchise, jusqu’à ${ceiling} par an.`,
  perEvent: (rate: string, deductible: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais après ${deductible} de franchise par événement, jusqu’à ${ceiling} par an.`,
  perYear: (rate: string, deductible: string, ceiling: string) =>
    `Nous remboursons ${rate} des frais après ${deductible} de franchise par an, jusqu’à ${ceiling} par an.`,
  ceiling: contractLabels.fr.ceiling,
  used: (used: string, total: string, left: string) => `${used} utilisés sur ${total}, il reste ${left}`,
  reserved: (amount: string) => `${amount} réservés par un accord avant soins`,
  until: (day: string) => `jusqu’au ${day}`,
  package: 'Vaccins et prévention',
  packageText: (amount: string) => `Jusqu’à ${amount} par an, remboursés en totalité, sans franchise ni délai.`,
  packageLeft: (left: string) => `Il reste ${left}.`,
  vaccines: (list: string) => `Vaccins : ${list}.`,
  contribution: 'Cotisation',
  fee: 'Frais de gestion',
  price: contractLabels.fr.price,
  never: 'Ce qui n’est jamais couvert',
  neverText:
    'Les maladies connues ou visibles avant le début des garanties, l’alimentation, le toilettage, la reproduction, la responsabilité civile. La liste complète est dans vos conditions générales.',
  words: 'Franchise, plafond, délai : ce que ces mots veulent dire',
  wordsText: [
    'La franchise est la part fixe qui reste à votre charge ; elle est retirée avant le pourcentage.',
    'Le plafond est le plus que nous versons pour un animal en une année d’assurance.',
    'Le délai de carence est le temps, au début du contrat, pendant lequel une garantie ne joue pas encore.',
  ],
}

export const documentMessages = {
  none: 'Vos documents apparaîtront ici dès qu’ils seront établis.',
  group: { own: pageNames.contract.fr, conditions: 'Conditions et informations', care_sheets: 'Feuilles de soins' },
  use: {
    cgv: 'Toutes les règles : garanties, exclusions, remboursement, fin du contrat.',
    cgv2: 'L’assistance : garde, recherche d’un animal perdu, conseil d’un vétérinaire.',
    ipid: 'L’essentiel de votre assurance en deux pages.',
    ipid2: 'L’essentiel de l’assistance en deux pages.',
    contrat: 'La preuve que vos animaux sont assurés, avec leurs formules et vos prix.',
    mandate: 'Votre autorisation de prélèvement, avec sa référence.',
    rgpd: 'Vos données : à quoi elles servent, combien de temps, vos droits.',
    indexation: 'Vos prix de l’année à venir, et pourquoi ils changent.',
    feuilles: 'À faire remplir par le vétérinaire, pour chaque demande de remboursement.',
  },
  certificateOver: 'Ce qui était assuré chez nous : vos animaux, leurs formules et vos prix.',
  dated: (day: string) => `Du ${day}`,
}

export const headMessages = {
  in_preparation: {
    title: 'En préparation',
    text: (day: string) =>
      `Vos garanties commencent le ${day}. Les remboursements et les détails seront disponibles à partir de ce jour.`,
  },
  active: {
    title: 'En cours',
    text: (day: string) => `Il se renouvelle d’année en année, la prochaine fois le ${day}.`,
  },
  all_left: {
    title: 'Plus d’animal assuré',
    text: (day: string) =>
      `Après le ${day}, ce contrat n’assure plus d’animal : il prend fin avec ses garanties, et nous vous écrirons à ce sujet.`,
  },
  unpaid: {
    title: 'En cours, une cotisation impayée',
    text: (day: string, amount: string) =>
      `Sans paiement, les garanties seront suspendues le ${day}. Reste à payer : ${amount}.`,
  },
  suspended: {
    title: 'Garanties suspendues',
    text: (day: string, amount: string) =>
      `Depuis le ${day}, les soins de vos animaux ne sont plus remboursés. Reste à payer : ${amount}.`,
  },
  resuming: {
    title: 'Paiement bien reçu',
    text: (day: string, country: Country) => `${capitalised(coverResumes(day, resumesAt(country), 'fr'))}.`,
  },
  end_asked: {
    title: 'Fin demandée',
    termination: (at: string) => `Vous avez demandé la résiliation le ${at}.`,
    withdrawal: (at: string) => `Vous avez demandé à renoncer le ${at}.`,
    last: (day: string) => `Dernier jour de garantie : ${day}.`,
    never: 'Le contrat ne commence pas.',
  },
  ending: {
    title: (day: string) => `Prend fin le ${day}`,
    text: 'Vos animaux sont couverts jusqu’à ce jour inclus.',
  },
  terminated: {
    title: 'Terminé',
    on: (day: string) => `Terminé depuis le ${day}`,
    text: 'Vos documents et vos remboursements passés restent disponibles ici.',
  },
  facts: {
    number: contractLabels.fr.number,
    effective: contractLabels.fr.effective_date,
    renewal: 'Renouvellement',
    end: 'Dernier jour',
  },
}
