import type * as french from '../fr/refund-words.ts'
import { elided } from '../grammar.ts'
import type { Translated } from '../messages.ts'
import { contractLabels } from './contract-words.ts'

export const askSentences: Translated<typeof french.askSentences> = {
  missing_care_sheet: (whose: string) => `Manca il modulo di cura di ${whose}, firmato dal veterinario.`,
  missing_proof_of_payment: (_whose: string) =>
    'La fattura non riporta il pagamento: aggiunga una fattura quietanzata.',
  missing_medical_history: (whose: string) => `Alleghi la cartella clinica di ${whose} richiesta al veterinario.`,
  unreadable: (_whose: string) => 'Il documento non è leggibile: rifaccia la foto ben illuminata e in piano.',
  missing_surgery_report: (_whose: string) => 'Alleghi il verbale operatorio.',
  missing_icad: (whose: string) => `Indichi prima il numero di identificazione di ${whose}.`,
  yourAnimal: 'il Suo animale',
}

export const askedThings: Translated<typeof french.askedThings> = {
  missing_care_sheet: 'il modulo di cura',
  missing_proof_of_payment: 'la fattura quietanzata',
  missing_medical_history: 'la cartella clinica',
  unreadable: 'un documento leggibile',
  missing_surgery_report: 'il verbale operatorio',
  missing_icad: 'il numero di identificazione',
}

export const billWords: Translated<typeof french.billWords> = {
  billed: 'Totale fatturato',
  quoted: 'Totale del preventivo',
  not_covered: 'Cure non comprese',
  beyond_package: 'Oltre il pacchetto prevenzione',
  base: 'Subtotale ammesso',
  deductible: contractLabels.deductible,
  copayment: (rate) => `Scoperto del ${rate}`,
  ceiling_cut: 'Oltre il massimale annuo',
  why: {
    deductible: 'La parte fissa che resta a Suo carico, tolta prima della percentuale.',
    ceiling_cut: 'Il massimale limita quanto è pagato per annualità assicurativa.',
    by_package: 'Il pacchetto vaccini e prevenzione paga tutto, senza franchigia.',
    partly_by_package: (paid) => `di cui ${paid} di prevenzione, pagati dal pacchetto senza franchigia né scoperto.`,
    beyond_package: (paid, billed) => `Il pacchetto copre ${paid} di questi ${billed} di prevenzione.`,
    used_package: 'Il pacchetto dell’anno è già stato utilizzato.',
  },
  never: {
    food: 'mai compresi.',
    grooming: 'mai compresa.',
    travel: 'mai compresa.',
    hygiene: 'mai compresi.',
  },
  dropped: (lines, why) => `${lines.join('; ')}: ${why}`,
  estimated: 'Rimborso stimato',
  care: 'Prestazione',
  covered: 'Ammesso',
  refund: 'Rimborso',
}

export const careKindNames: Translated<typeof french.careKindNames> = {
  consultation: 'Visita',
  emergency: 'Visita d’urgenza',
  vaccine: 'Vaccinazione',
  blood_test: 'Esame del sangue',
  lab: 'Esame di laboratorio',
  xray: 'Radiografia',
  ultrasound: 'Ecografia',
  medication: 'Farmaci prescritti',
  bandage: 'Medicazione',
  surgery: 'Intervento chirurgico',
  anaesthesia: 'Anestesia',
  hospitalisation: 'Ricovero (per degenza)',
  dental_disease: 'Cure dentali, estrazione',
  dental_scaling: 'Detartrasi',
  sterilisation: 'Sterilizzazione',
  antiparasitic: 'Antiparassitario',
  microchip: 'Applicazione del microchip',
  food: 'Alimenti',
  grooming: 'Toelettatura',
  travel: 'Trasferta',
  hygiene: 'Prodotti per l’igiene',
}

export const shortNames: Translated<typeof french.shortNames> = {
  emergency: 'Visita d’urgenza',
  medication: 'Farmaci',
  bandage: 'Medicazione',
  hospitalisation: 'Ricovero',
  dental_disease: 'Cure dentali',
  microchip: 'Microchip',
}

export const causeNames: Translated<typeof french.causeNames> = {
  accident: 'Infortunio',
  illness: 'Malattia',
  prevention: 'Prevenzione',
}

export const channelNames: Translated<typeof french.channelNames> = {
  post: 'per posta',
  phone: 'per telefono',
  email: 'via e-mail',
  counter: 'allo sportello',
}

export const disputeStatusNames: Translated<typeof french.disputeStatusNames> = {
  pending: 'Contestazione in esame',
  upheld: 'Decisione confermata',
  changed: 'Decisione cambiata',
  partly_changed: 'Decisione cambiata in parte',
}

export const disputeLabels: Translated<typeof french.disputeLabels> = {
  lines: 'Cure contestate',
  reason: 'Le Sue ragioni',
  answer: 'La nostra risposta',
}

export const fileTypeNames: Translated<typeof french.fileTypeNames> = {
  invoice: 'Fattura',
  'care-sheet': 'Modulo di cura',
  certificate: 'Certificato',
  'surgery-report': 'Verbale operatorio',
  'x-ray': 'Radiografia',
  'medical-history': 'Cartella clinica',
  other: 'Altro documento',
}

export const pastRefundLabels: Translated<typeof french.pastRefundLabels> = {
  before: 'Ripreso dalla Sua area precedente',
}

export const payoutLabels: Translated<typeof french.payoutLabels> = {
  to_refund: 'Da rimborsare',
  paid_on: (day) => elided(`Accreditato il ${day}`),
  payment_date: 'Data di accredito',
  account: 'Conto di accredito',
  already: 'Già accreditato',
  due: 'Ancora da accreditare',
  overpaid: 'Accreditato in più',
  too_much: (paid, over) => `Accreditati: ${paid}, di cui ${over} in più`,
  part_paid: (paid, total) => `${paid} già accreditati, su ${total}`,
  stays: (amount) => `Il rimborso resta di ${amount}.`,
}

const numbers: readonly string[] = [
  '',
  'un',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
]

// spec §4: in Italy an answer in two working days is promised in hours; longer ones would be read as hours that run at weekends.
const areHours = (count: number) => count === 2

const answer = (count: number) =>
  areHours(count)
    ? 'entro 48 ore'
    : `entro ${numbers[count] ?? count} ${count === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`

export const promisedDays: Translated<typeof french.promisedDays> = {
  answer,
  answer_in_full: (count: number) => (areHours(count) ? `${answer(count)}, nei giorni lavorativi` : answer(count)),
  transfer: (count: number) => `entro ${numbers[count] ?? count} ${count === 1 ? 'giorno bancario' : 'giorni bancari'}`,
}

export const quoteStatusNames = {
  draft: 'Bozza di preventivo',
  pending: 'In attesa di risposta',
  answered: 'Accordo concesso',
  refused: 'Accordo rifiutato',
  withdrawn: 'Preventivo ritirato',
  lapsed: 'Accordo scaduto',
  used: 'Accordo utilizzato',
}

export const quoteLabels = {
  planned_on: 'Data prevista delle cure',
  cause: 'Causa',
  lines: 'Cure del preventivo',
  billed: 'Importo del preventivo',
  agreed: 'Rimborso concordato',
  conditions: 'Condizioni dell’accordo',
  valid_until: 'Accordo valido fino al',
  reserved: 'Riservato sul massimale',
  reason: 'La nostra spiegazione',
}

export const quoteFileNames = {
  quote: 'Preventivo del veterinario',
  certificate: fileTypeNames.certificate,
  'x-ray': fileTypeNames['x-ray'],
  'medical-history': fileTypeNames['medical-history'],
  other: fileTypeNames.other,
}

export const refundLabels: Translated<typeof french.refundLabels> = {
  billed: 'Fatturato',
  refunded: 'Rimborsato',
  kept: 'Resta a Suo carico',
  lines: 'Prestazioni effettuate',
  sums: 'Dall’importo fatturato al rimborso',
}

export const refundEnds: Translated<typeof french.refundEnds> = {
  finished: 'Rimborso accreditato',
  rejected: 'Richiesta rifiutata',
}

export const refundStatuses: Translated<typeof french.refundStatuses> = {
  draft: 'Bozza',
  pending: 'In attesa',
  processing: 'In lavorazione',
  'action-required': 'Documenti richiesti',
  'action-done': 'In attesa',
  accepted: 'Accettato',
  rejected: 'Rifiutato',
  refunded: 'Rimborsato',
}

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
  documents_timeout: 'i documenti richiesti non sono arrivati entro il {date}.',
}

export const animalRejections: Translated<typeof french.animalRejections> = {
  after_end_date: 'le cure sono successive alla fine della copertura di {name} ({date}).',
}

export const requestLabels: Translated<typeof french.requestLabels> = {
  tracking_reference: 'Numero pratica',
  first_symptoms: 'Data dei primi sintomi',
  care_date: 'Data delle cure',
  invoice_number: 'Numero fattura',
  vet: 'Veterinario',
}

export const timelineNames: Translated<typeof french.timelineNames> = {
  filed: 'Richiesta inviata',
  pending: 'In attesa',
  processing: 'In lavorazione',
  'action-required': 'Documenti richiesti',
  'action-done': 'Documenti ricevuti, in attesa di lavorazione',
  accepted: 'Richiesta accettata',
  ...refundEnds,
  corrected: 'Decisione corretta',
  'payment-returned': 'Bonifico respinto dalla banca',
}
