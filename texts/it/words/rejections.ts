import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/rejections.ts'

export const rejections: Translated<typeof french.rejections> = {
  before_effective_date: 'le cure sono precedenti alla decorrenza della polizza.',
  after_end_date: 'le cure sono successive alla fine della copertura.',
  cover_suspended: 'alla data delle cure la copertura era sospesa per mancato pagamento.',
  excluded_care: 'questi prodotti o cure non sono compresi nella polizza.',
  not_covered_by_formula: 'la formula scelta non copre queste cure.',
  waiting_period: 'queste cure cadono nel periodo di carenza.',
  symptoms_before_cover: 'la malattia è iniziata prima del primo giorno della garanzia malattia.',
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
}

export const namedRejections: Translated<typeof french.namedRejections> = {
  before_effective_date: 'le cure sono precedenti alla decorrenza della polizza ({date}).',
  after_end_date: 'le cure sono successive alla fine della polizza ({date}).',
  not_covered_by_formula: 'la formula {formula} non copre queste cure.',
  waiting_period: 'queste cure cadono nel periodo di carenza; cure simili sono coperte a partire dal {date}.',
  below_deductible: 'l’importo è inferiore alla franchigia di {amount}.',
  ceiling_reached: 'il massimale annuo di {name} è esaurito fino al {date}.',
  duplicate: 'la fattura è già stata trattata con il numero {reference}.',
  late_filing: 'la richiesta è arrivata più di {years} anni dopo le cure.',
}

export const animalRejections: Translated<typeof french.animalRejections> = {
  after_end_date: 'le cure sono successive alla fine della copertura di {name} ({date}).',
}
