import { deName } from '../grammar.ts'
import { contractLabels } from './contract-words.ts'

export const askSentences = {
  missing_care_sheet: (whose: string) => `Il manque la feuille de soins ${deName(whose)}, signée par le vétérinaire.`,
  missing_proof_of_payment: (_whose: string) => 'La facture ne montre pas le paiement : ajoutez une facture acquittée.',
  missing_medical_history: (whose: string) =>
    `Joignez le dossier médical ${deName(whose)}, demandé à votre vétérinaire.`,
  unreadable: (_whose: string) => 'Le document est illisible : reprenez la photo à plat et bien éclairée.',
  missing_surgery_report: (_whose: string) => 'Joignez le compte rendu de l’opération.',
  missing_icad: (whose: string) => `Indiquez d’abord le numéro d’identification ${deName(whose)}.`,
  yourAnimal: 'votre animal',
}

export const askedThings = {
  missing_care_sheet: 'la feuille de soins',
  missing_proof_of_payment: 'la facture acquittée',
  missing_medical_history: 'le dossier médical',
  unreadable: 'un document lisible',
  missing_surgery_report: 'le compte rendu opératoire',
  missing_icad: 'le numéro d’identification',
}

export const billWords = {
  billed: 'Total facturé',
  quoted: 'Total du devis',
  not_covered: 'Soins non pris en charge',
  beyond_package: 'Au-delà du forfait prévention',
  base: 'Sous-total pris en charge',
  deductible: contractLabels.deductible,
  copayment: (rate: string) => `${rate} restent à votre charge`,
  ceiling_cut: 'Au-delà du plafond annuel',
  why: {
    deductible: 'La part fixe qui reste à votre charge, retirée avant le taux.',
    ceiling_cut: 'Le plafond limite ce qui est versé par année d’assurance.',
    by_package: 'Le forfait vaccins et prévention paie tout, sans franchise.',
    partly_by_package: (paid: string) => `dont ${paid} de prévention, que le forfait paie sans franchise ni taux.`,
    beyond_package: (paid: string, billed: string) => `Le forfait couvre ${paid} de ces ${billed} de prévention.`,
    used_package: 'Le forfait de l’année a déjà été utilisé.',
  },
  never: {
    food: 'jamais couverte.',
    grooming: 'jamais couvert.',
    travel: 'jamais couvert.',
    hygiene: 'jamais couverts.',
  },
  dropped: (lines: readonly string[], why: string) => `${lines.join('\u00a0; ')}\u00a0: ${why}`,
  estimated: 'Remboursement estimé',
  care: 'Soin',
  covered: 'Pris en charge',
  refund: 'Remboursement',
}

export const careKindNames = {
  consultation: 'Consultation',
  emergency: 'Consultation d’urgence',
  vaccine: 'Vaccination',
  blood_test: 'Analyse de sang',
  lab: 'Analyse de laboratoire',
  xray: 'Radiographie',
  ultrasound: 'Échographie',
  medication: 'Médicaments prescrits',
  bandage: 'Pansement, petits soins',
  surgery: 'Chirurgie',
  anaesthesia: 'Anesthésie',
  hospitalisation: 'Hospitalisation (par séjour)',
  dental_disease: 'Soins dentaires, extraction',
  dental_scaling: 'Détartrage',
  sterilisation: 'Stérilisation',
  antiparasitic: 'Antiparasitaire',
  microchip: 'Identification par puce',
  food: 'Alimentation',
  grooming: 'Toilettage',
  travel: 'Déplacement',
  hygiene: 'Produits d’hygiène',
}

export const shortNames = {
  emergency: 'Urgence',
  medication: 'Médicaments',
  bandage: 'Petits soins',
  hospitalisation: 'Hospitalisation',
  dental_disease: 'Soins dentaires',
  microchip: 'Identification',
}

export const causeNames = {
  accident: 'Accident',
  illness: 'Maladie',
  prevention: 'Prévention',
}

export const channelNames = {
  post: 'par courrier',
  phone: 'par téléphone',
  email: 'par e-mail',
  counter: 'au guichet',
}

export const disputeStatusNames = {
  pending: 'Contestation en cours d’examen',
  upheld: 'Décision maintenue',
  changed: 'Décision changée',
  partly_changed: 'Décision changée en partie',
}

export const disputeLabels = {
  lines: 'Soins contestés',
  reason: 'Vos raisons',
  answer: 'Notre réponse',
}

export const fileTypeNames = {
  invoice: 'Facture',
  'care-sheet': 'Feuille de soins',
  certificate: 'Certificat',
  'surgery-report': 'Compte rendu opératoire',
  'x-ray': 'Radiographie',
  'medical-history': 'Dossier médical',
  other: 'Autre document',
}

export const pastRefundLabels = { before: 'Repris de votre ancien espace' }

export const payoutLabels = {
  to_refund: 'À vous rembourser',
  paid_on: (day: string) => `Versé le ${day}`,
  payment_date: 'Date de versement',
  account: 'Compte de versement',
  already: 'Déjà versé',
  due: 'Reste à vous verser',
  overpaid: 'Versé en trop',
  too_much: (paid: string, over: string) => `Versé : ${paid}, dont ${over} en trop`,
  part_paid: (paid: string, total: string) => `${paid} sont déjà versés, sur ${total}`,
  stays: (amount: string) => `Le remboursement reste de ${amount}.`,
}

const numbers: readonly string[] = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const answer = (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour ouvré' : 'jours ouvrés'}`

export const promisedDays = {
  answer,
  /** the same, for a text that says on which days its hours apply */
  answer_in_full: answer,
  transfer: (count: number) => `sous ${numbers[count] ?? count} ${count === 1 ? 'jour bancaire' : 'jours bancaires'}`,
}

export const quoteStatusNames = {
  draft: 'Brouillon de devis',
  pending: 'En attente de réponse',
  answered: 'Accord donné',
  refused: 'Accord refusé',
  withdrawn: 'Devis retiré',
  lapsed: 'Accord expiré',
  used: 'Accord utilisé',
}

export const quoteLabels = {
  planned_on: 'Date prévue des soins',
  cause: 'Cause',
  lines: 'Soins du devis',
  billed: 'Montant du devis',
  agreed: 'Remboursement accordé',
  conditions: 'Conditions de l’accord',
  valid_until: 'Accord valable jusqu’au',
  reserved: 'Réservé sur le plafond',
  reason: 'Notre explication',
}

export const quoteFileNames = {
  quote: 'Devis du vétérinaire',
  certificate: fileTypeNames.certificate,
  'x-ray': fileTypeNames['x-ray'],
  'medical-history': fileTypeNames['medical-history'],
  other: fileTypeNames.other,
}

export const refundLabels = {
  billed: 'Facturé',
  refunded: 'Remboursé',
  kept: 'Reste à votre charge',
  lines: 'Soins réalisés',
  sums: 'Du montant facturé au remboursement',
}

export const refundEnds = { finished: 'Remboursement versé', rejected: 'Demande refusée' }

export const refundStatuses = {
  draft: 'Brouillon',
  pending: 'En attente',
  processing: 'En cours de traitement',
  'action-required': 'Documents attendus',
  'action-done': 'En attente',
  accepted: 'Accepté',
  rejected: 'Refusé',
  refunded: 'Remboursé',
}

export const rejections = {
  before_effective_date: 'les soins sont antérieurs à la date d’effet de votre contrat.',
  after_end_date: 'les soins sont postérieurs à la fin des garanties.',
  cover_suspended: 'vos garanties étaient suspendues à la date des soins, faute de paiement.',
  excluded_care: 'ces produits ou ces soins ne sont pas pris en charge par le contrat.',
  not_covered_by_formula: 'votre formule ne couvre pas ces soins.',
  waiting_period: 'ces soins tombent dans le délai de carence.',
  symptoms_before_cover: 'la maladie a commencé avant le premier jour de la garantie maladie.',
  below_deductible: 'le montant est inférieur à la franchise.',
  ceiling_reached: 'le plafond annuel est atteint.',
  vaccine_package_reached: 'le forfait vaccins et prévention de l’année est épuisé.',
  preexisting_condition: 'la maladie était connue avant la souscription.',
  not_an_invoice: 'le document envoyé n’est pas une facture (devis, ordonnance ou feuille de soins).',
  invoice_unpaid: 'la facture ne porte pas de preuve de paiement.',
  duplicate: 'cette facture a déjà été traitée.',
  animal_mismatch: 'l’animal de la facture n’est pas celui du contrat.',
  late_filing: 'la demande nous est parvenue trop longtemps après les soins.',
  documents_timeout: 'les documents demandés n’ont pas été reçus dans les 30 jours.',
}

export const namedRejections = {
  before_effective_date: 'les soins sont antérieurs à la date d’effet de votre contrat ({date}).',
  after_end_date: 'les soins sont postérieurs à la fin de votre contrat ({date}).',
  not_covered_by_formula: 'votre formule {formula} ne couvre pas ces soins.',
  waiting_period: 'ces soins tombent dans le délai de carence ; de tels soins sont couverts à partir du {date}.',
  below_deductible: 'le montant est inférieur à la franchise de {amount}.',
  ceiling_reached: 'le plafond annuel {de_name} est atteint jusqu’au {date}.',
  duplicate: 'cette facture a déjà été traitée sous le numéro {reference}.',
  late_filing: 'la demande nous est parvenue plus de {years} ans après les soins.',
  documents_timeout: 'les documents demandés n’ont pas été reçus au plus tard le {date}.',
}

export const animalRejections = {
  after_end_date: 'les soins sont postérieurs à la fin des garanties {de_name} ({date}).',
}

export const requestLabels = {
  tracking_reference: 'Numéro de suivi',
  first_symptoms: 'Date des premiers symptômes',
  care_date: 'Date des soins',
  invoice_number: 'Numéro de facture',
  vet: 'Vétérinaire',
}

export const timelineNames = {
  filed: 'Demande envoyée',
  pending: 'En attente',
  processing: 'En cours de traitement',
  'action-required': 'Documents attendus',
  'action-done': 'Documents reçus, en attente de traitement',
  accepted: 'Demande acceptée',
  ...refundEnds,
  corrected: 'Décision corrigée',
  'payment-returned': 'Virement revenu de la banque',
}
