import type { RejectionReason } from '../refund-reasons.ts'
import { bracesOf, fill } from './fill.ts'
import { elided } from './grammar.ts'
import { type Language, messages } from './messages.ts'

/** Why care is not refunded, as it ends a sentence: “les soins ont eu lieu …”. */
export const rejections = messages({
  fr: {
    before_effective_date: 'les soins sont antérieurs à la date d’effet de votre contrat.',
    after_end_date: 'les soins sont postérieurs à la fin de votre contrat.',
    cover_suspended: 'vos garanties étaient suspendues à la date des soins, faute de paiement.',
    excluded_care: 'ces produits ou ces soins ne sont pas pris en charge par le contrat.',
    not_covered_by_formula: 'votre formule ne couvre pas ces soins.',
    waiting_period: 'ces soins tombent dans le délai de carence.',
    symptoms_before_cover: 'la maladie a commencé avant la fin du délai de carence.',
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
  } satisfies Record<RejectionReason, string>,
  it: {
    before_effective_date: 'le cure sono precedenti alla decorrenza della polizza.',
    after_end_date: 'le cure sono successive alla fine della polizza.',
    cover_suspended: 'alla data delle cure la copertura era sospesa per mancato pagamento.',
    excluded_care: 'questi prodotti o cure non sono compresi nella polizza.',
    not_covered_by_formula: 'la formula scelta non copre queste cure.',
    waiting_period: 'queste cure cadono nel periodo di carenza.',
    symptoms_before_cover: 'la malattia è iniziata prima della fine del periodo di carenza.',
    below_deductible: 'l’importo è inferiore alla franchigia.',
    ceiling_reached: 'il massimale annuo è esaurito.',
    vaccine_package_reached: 'il pacchetto vaccini e prevenzione dell’anno è esaurito.',
    preexisting_condition: 'la patologia era nota prima della stipula.',
    not_an_invoice: 'il documento inviato non è una fattura (preventivo, ricetta o modulo di cura).',
    invoice_unpaid: 'la fattura non riporta la prova del pagamento.',
    duplicate: 'la fattura è già stata trattata.',
    animal_mismatch: 'l’animale in fattura non è quello assicurato.',
    late_filing: 'la richiesta è arrivata troppo tempo dopo le cure.',
    documents_timeout: 'i documenti richiesti non sono arrivati entro 30 giorni.',
  },
})

/** The same where what it rests on is known; a rejection by hand does not always know it. */
export const namedRejections = messages({
  fr: {
    before_effective_date: 'les soins sont antérieurs à la date d’effet de votre contrat ({date}).',
    after_end_date: 'les soins sont postérieurs à la fin de votre contrat ({date}).',
    not_covered_by_formula: 'votre formule {formula} ne couvre pas ces soins.',
    waiting_period: 'ces soins tombent dans le délai de carence ; de tels soins sont couverts à partir du {date}.',
    below_deductible: 'le montant est inférieur à la franchise de {amount}.',
    ceiling_reached: 'le plafond annuel {de_name} est atteint jusqu’au {date}.',
    duplicate: 'cette facture a déjà été traitée sous le numéro {reference}.',
    late_filing: 'la demande nous est parvenue plus de {years} ans après les soins.',
  } satisfies Partial<Record<RejectionReason, string>>,
  it: {
    before_effective_date: 'le cure sono precedenti alla decorrenza della polizza ({date}).',
    after_end_date: 'le cure sono successive alla fine della polizza ({date}).',
    not_covered_by_formula: 'la formula {formula} non copre queste cure.',
    waiting_period: 'queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dal {date}.',
    below_deductible: 'l’importo è inferiore alla franchigia di {amount}.',
    ceiling_reached: 'il massimale annuo di {name} è esaurito fino al {date}.',
    duplicate: 'la fattura è già stata trattata con il numero {reference}.',
    late_filing: 'la richiesta è arrivata più di {years} anni dopo le cure.',
  },
})

/** Facts that a sentence may name, in words already. */
export type RejectionFacts = Partial<
  Record<'date' | 'amount' | 'formula' | 'name' | 'de_name' | 'reference' | 'years', string>
>

/** Why care is not refunded, as it ends a sentence, with what is known of it. */
export function rejectionSentence(code: RejectionReason, facts: RejectionFacts, language: Language): string {
  const values: Readonly<Record<string, string | undefined>> = facts
  const named: Partial<Record<RejectionReason, string>> = namedRejections[language]
  const full = named[code]
  const isKnown = full !== undefined && bracesOf(full).every((name) => values[name] !== undefined)
  const text = fill(isKnown ? full : rejections[language][code], values)
  return language === 'it' ? elided(text) : text
}
