import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'

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
} satisfies Record<RejectionReason, string>

export const namedRejections = {
  before_effective_date: 'les soins sont antérieurs à la date d’effet de votre contrat ({date}).',
  after_end_date: 'les soins sont postérieurs à la fin de votre contrat ({date}).',
  not_covered_by_formula: 'votre formule {formula} ne couvre pas ces soins.',
  waiting_period: 'ces soins tombent dans le délai de carence ; de tels soins sont couverts à partir du {date}.',
  below_deductible: 'le montant est inférieur à la franchise de {amount}.',
  ceiling_reached: 'le plafond annuel {de_name} est atteint jusqu’au {date}.',
  duplicate: 'cette facture a déjà été traitée sous le numéro {reference}.',
  late_filing: 'la demande nous est parvenue plus de {years} ans après les soins.',
} satisfies Partial<Record<RejectionReason, string>>

export const animalRejections = {
  after_end_date: 'les soins sont postérieurs à la fin des garanties {de_name} ({date}).',
} satisfies Partial<Record<RejectionReason, string>>
