import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import type { Language } from '#platform/texts.ts'

// Where a sentence names something, a second one stands for the rejection by hand that does not know it.
type Sentences = readonly [full: string, bare?: string]

export const rejectionSentences: Record<RejectionReason, Record<Language, Sentences>> = {
  before_effective_date: {
    fr: [
      'les soins sont antérieurs à la date d’effet de votre contrat ({date}).',
      'les soins sont antérieurs à la date d’effet de votre contrat.',
    ],
    it: [
      'le cure sono precedenti alla decorrenza della polizza ({date}).',
      'le cure sono precedenti alla decorrenza della polizza.',
    ],
  },
  after_end_date: {
    fr: [
      'les soins sont postérieurs à la fin de votre contrat ({date}).',
      'les soins sont postérieurs à la fin de votre contrat.',
    ],
    it: [
      'le cure sono successive alla fine della polizza ({date}).',
      'le cure sono successive alla fine della polizza.',
    ],
  },
  cover_suspended: {
    fr: ['vos garanties étaient suspendues à la date des soins, faute de paiement.'],
    it: ['alla data delle cure la copertura era sospesa per mancato pagamento.'],
  },
  excluded_care: {
    fr: ['ces produits ou ces soins ne sont pas pris en charge par le contrat.'],
    it: ['questi prodotti o cure non sono compresi nella polizza.'],
  },
  not_covered_by_formula: {
    fr: ['votre formule {formula} ne couvre pas ces soins.', 'votre formule ne couvre pas ces soins.'],
    it: ['la formula {formula} non copre queste cure.', 'la formula scelta non copre queste cure.'],
  },
  waiting_period: {
    fr: [
      'les soins ont eu lieu pendant le délai de carence, avant le {date}.',
      'les soins ont eu lieu pendant le délai de carence.',
    ],
    it: [
      'le cure sono avvenute durante il periodo di carenza, prima del {date}.',
      'le cure sono avvenute durante il periodo di carenza.',
    ],
  },
  symptoms_before_cover: {
    fr: ['la maladie a commencé avant la fin du délai de carence.'],
    it: ['la malattia è iniziata prima della fine del periodo di carenza.'],
  },
  below_deductible: {
    fr: ['le montant est inférieur à la franchise de {amount}.', 'le montant est inférieur à la franchise.'],
    it: ['l’importo è inferiore alla franchigia di {amount}.', 'l’importo è inferiore alla franchigia.'],
  },
  ceiling_reached: {
    fr: ['le plafond annuel {de_name} est atteint jusqu’au {date}.', 'le plafond annuel est atteint.'],
    it: ['il massimale annuo di {name} è esaurito fino al {date}.', 'il massimale annuo è esaurito.'],
  },
  vaccine_package_reached: {
    fr: ['le forfait vaccins et prévention de l’année est épuisé.'],
    it: ['il pacchetto vaccini e prevenzione dell’anno è esaurito.'],
  },
  preexisting_condition: {
    fr: ['la maladie était connue avant la souscription.'],
    it: ['la patologia era nota prima della stipula.'],
  },
  not_an_invoice: {
    fr: ['le document envoyé n’est pas une facture (devis, ordonnance ou feuille de soins).'],
    it: ['il documento inviato non è una fattura (preventivo, ricetta o modulo di cura).'],
  },
  invoice_unpaid: {
    fr: ['la facture ne porte pas de preuve de paiement.'],
    it: ['la fattura non riporta la prova del pagamento.'],
  },
  duplicate: {
    fr: ['cette facture a déjà été traitée sous le numéro {reference}.', 'cette facture a déjà été traitée.'],
    it: ['la fattura è già stata trattata con il numero {reference}.', 'la fattura è già stata trattata.'],
  },
  animal_mismatch: {
    fr: ['l’animal de la facture n’est pas celui du contrat.'],
    it: ['l’animale in fattura non è quello assicurato.'],
  },
  late_filing: {
    fr: [
      'la demande nous est parvenue plus de {years} ans après les soins.',
      'la demande nous est parvenue trop longtemps après les soins.',
    ],
    it: [
      'la richiesta è arrivata più di {years} anni dopo le cure.',
      'la richiesta è arrivata troppo tempo dopo le cure.',
    ],
  },
  documents_timeout: {
    fr: ['les documents demandés n’ont pas été reçus dans les 30 jours.'],
    it: ['i documenti richiesti non sono arrivati entro 30 giorni.'],
  },
}
