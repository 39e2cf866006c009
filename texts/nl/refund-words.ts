import type * as french from '../fr/refund-words.ts'
import type { Draft } from '../messages.ts'
import { contractLabels } from './contract-words.ts'

export const askSentences = {
  missing_care_sheet: (whose: string) => `Het zorgformulier van ${whose}, ondertekend door de dierenarts, ontbreekt.`,
  missing_proof_of_payment: (_whose: string) => 'De betaling staat niet op de factuur: voeg een betaalde factuur toe.',
  missing_medical_history: (whose: string) => `Voeg het medisch dossier van ${whose} toe, te vragen aan uw dierenarts.`,
  unreadable: (_whose: string) => 'Het document is onleesbaar: neem de foto opnieuw, plat en goed verlicht.',
  missing_surgery_report: (_whose: string) => 'Voeg het operatieverslag toe.',
  missing_icad: (whose: string) => `Vul eerst het identificatienummer van ${whose} in.`,
  yourAnimal: 'uw dier',
} satisfies Draft<typeof french.askSentences>

export const askedThings = {
  missing_care_sheet: 'het zorgformulier',
  missing_proof_of_payment: 'de betaalde factuur',
  missing_medical_history: 'het medisch dossier',
  unreadable: 'een leesbaar document',
  missing_surgery_report: 'het operatieverslag',
  missing_icad: 'het identificatienummer',
} satisfies Draft<typeof french.askedThings>

export const billWords = {
  billed: 'Totaal gefactureerd',
  quoted: 'Totaal van de offerte',
  not_covered: 'Niet-gedekte behandelingen',
  beyond_package: 'Boven het preventiepakket',
  base: 'Gedekt subtotaal',
  deductible: contractLabels.deductible,
  copayment: (rate) => `${rate} blijft voor uw rekening`,
  ceiling_cut: 'Boven het jaarplafond',
  why: {
    deductible: 'Het vaste deel dat voor uw rekening blijft, afgetrokken vóór het percentage.',
    ceiling_cut: 'Het plafond beperkt wat per verzekeringsjaar wordt betaald.',
    by_package: 'Het preventiepakket betaalt alles, zonder vrijstelling.',
    partly_by_package: (paid) => `waarvan ${paid} preventie, die het pakket zonder vrijstelling of percentage betaalt.`,
    beyond_package: (paid, billed) => `Het pakket dekt ${paid} van deze ${billed} preventie.`,
    used_package: 'Het pakket van dit jaar is al gebruikt.',
  },
  never: {
    food: 'nooit gedekt.',
    grooming: 'nooit gedekt.',
    travel: 'nooit gedekt.',
    hygiene: 'nooit gedekt.',
  },
  dropped: (lines, why) => `${lines.join('; ')}: ${why}`,
  estimated: 'Geraamde terugbetaling',
  care: 'Behandeling',
  covered: 'Gedekt',
  refund: 'Terugbetaling',
} satisfies Draft<typeof french.billWords>

export const careKindNames = {
  consultation: 'Consultatie',
  emergency: 'Spoedconsultatie',
  vaccine: 'Vaccinatie',
  blood_test: 'Bloedonderzoek',
  lab: 'Laboratoriumonderzoek',
  xray: 'Röntgenfoto',
  ultrasound: 'Echografie',
  medication: 'Voorgeschreven geneesmiddelen',
  bandage: 'Verband, kleine verzorging',
  surgery: 'Chirurgie',
  anaesthesia: 'Anesthesie',
  hospitalisation: 'Hospitalisatie (per verblijf)',
  dental_disease: 'Tandzorg, extractie',
  dental_scaling: 'Tandsteenverwijdering',
  sterilisation: 'Sterilisatie',
  antiparasitic: 'Antiparasitair middel',
  microchip: 'Identificatie met chip',
  food: 'Voeding',
  grooming: 'Vachtverzorging',
  travel: 'Verplaatsing',
  hygiene: 'Hygiëneproducten',
} satisfies Draft<typeof french.careKindNames>

export const shortNames = {
  emergency: 'Spoedconsultatie',
  medication: 'Geneesmiddelen',
  bandage: 'Kleine verzorging',
  hospitalisation: 'Hospitalisatie',
  dental_disease: 'Tandzorg',
  microchip: 'Identificatie',
} satisfies Draft<typeof french.shortNames>

export const causeNames = {
  accident: 'Ongeval',
  illness: 'Ziekte',
  prevention: 'Preventie',
} satisfies Draft<typeof french.causeNames>

export const channelNames = {
  post: 'per post',
  phone: 'telefonisch',
  email: 'per e-mail',
  counter: 'aan het loket',
} satisfies Draft<typeof french.channelNames>

export const disputeStatusNames = {
  pending: 'Betwisting in behandeling',
  upheld: 'Beslissing behouden',
  changed: 'Beslissing gewijzigd',
  partly_changed: 'Beslissing deels gewijzigd',
} satisfies Draft<typeof french.disputeStatusNames>

export const disputeLabels = {
  lines: 'Betwiste behandelingen',
  reason: 'Uw redenen',
  answer: 'Ons antwoord',
} satisfies Draft<typeof french.disputeLabels>

export const fileTypeNames = {
  invoice: 'Factuur',
  'care-sheet': 'Zorgformulier',
  certificate: 'Attest',
  'surgery-report': 'Operatieverslag',
  'x-ray': 'Röntgenfoto',
  'medical-history': 'Medisch dossier',
  other: 'Ander document',
} satisfies Draft<typeof french.fileTypeNames>

export const pastRefundLabels = {
  before: 'Overgenomen uit uw vroegere klantenzone',
} satisfies Draft<typeof french.pastRefundLabels>

export const payoutLabels = {
  to_refund: 'Aan u terug te betalen',
  paid_on: (day) => `Betaald op ${day}`,
  payment_date: 'Datum van betaling',
  account: 'Betaald op rekening',
  already: 'Al gestort',
  due: 'Nog aan u te storten',
  overpaid: 'Te veel gestort',
  too_much: (paid, over) => `Gestort: ${paid}, waarvan ${over} te veel`,
  part_paid: (paid, total) => `${paid} van ${total} is al gestort`,
  stays: (amount) => `De terugbetaling blijft ${amount}.`,
} satisfies Draft<typeof french.payoutLabels>

const numbers: readonly string[] = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

const answer = (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'werkdag' : 'werkdagen'}`

export const promisedDays = {
  answer,
  answer_in_full: answer,
  transfer: (count: number) => `binnen ${numbers[count] ?? count} ${count === 1 ? 'bankwerkdag' : 'bankwerkdagen'}`,
} satisfies Draft<typeof french.promisedDays>

export const quoteStatusNames = {
  draft: 'Concept van offerte',
  pending: 'Wacht op antwoord',
  answered: 'Akkoord gegeven',
  refused: 'Akkoord geweigerd',
  withdrawn: 'Offerte ingetrokken',
  lapsed: 'Akkoord vervallen',
  used: 'Akkoord gebruikt',
}

export const quoteLabels = {
  planned_on: 'Geplande datum van de zorg',
  cause: 'Oorzaak',
  lines: 'Zorg van de offerte',
  billed: 'Bedrag van de offerte',
  agreed: 'Toegezegde terugbetaling',
  conditions: 'Voorwaarden van het akkoord',
  valid_until: 'Akkoord geldig tot en met',
  reserved: 'Gereserveerd op het plafond',
  reason: 'Onze uitleg',
}

export const quoteFileNames = {
  quote: 'Offerte van de dierenarts',
  certificate: 'Attest',
  'x-ray': 'Röntgenfoto',
  'medical-history': 'Medisch dossier',
  other: 'Ander document',
}

export const refundLabels = {
  billed: 'Gefactureerd',
  refunded: 'Terugbetaald',
  kept: 'Blijft voor uw rekening',
  lines: 'Verstrekte behandelingen',
  sums: 'Van het gefactureerde bedrag tot de terugbetaling',
} satisfies Draft<typeof french.refundLabels>

export const refundEnds = {
  finished: 'Terugbetaling gestort',
  rejected: 'Aanvraag geweigerd',
} satisfies Draft<typeof french.refundEnds>

export const refundStatuses = {
  draft: 'Concept',
  pending: 'In afwachting',
  processing: 'In behandeling',
  'action-required': 'Documenten verwacht',
  'action-done': 'In afwachting',
  accepted: 'Aanvaard',
  rejected: 'Geweigerd',
  refunded: 'Terugbetaald',
} satisfies Draft<typeof french.refundStatuses>

export const rejections = {
  before_effective_date: 'de behandelingen dateren van vóór de ingangsdatum van uw contract.',
  after_end_date: 'de behandelingen dateren van na het einde van de waarborgen.',
  cover_suspended: 'uw waarborgen waren op de datum van de behandeling geschorst wegens niet-betaling.',
  excluded_care: 'deze producten of behandelingen zijn niet gedekt door het contract.',
  not_covered_by_formula: 'uw formule dekt deze behandelingen niet.',
  waiting_period: 'deze behandelingen vallen in de wachttijd.',
  symptoms_before_cover: 'de ziekte is begonnen vóór de eerste dag van de waarborg ziekte.',
  below_deductible: 'het bedrag is lager dan de vrijstelling.',
  ceiling_reached: 'het jaarplafond is bereikt.',
  vaccine_package_reached: 'het preventiepakket van dit jaar is opgebruikt.',
  preexisting_condition: 'de ziekte was bekend vóór het sluiten van het contract.',
  not_an_invoice: 'het verstuurde document is geen factuur (offerte, voorschrift of zorgformulier).',
  invoice_unpaid: 'op de factuur staat geen bewijs van betaling.',
  duplicate: 'deze factuur is al behandeld.',
  animal_mismatch: 'het dier op de factuur is niet dat van het contract.',
  late_filing: 'de aanvraag heeft ons te lang na de behandeling bereikt.',
  documents_timeout: 'de gevraagde documenten zijn niet binnen 30 dagen ontvangen.',
} satisfies Draft<typeof french.rejections>

export const namedRejections = {
  before_effective_date: 'de behandelingen dateren van vóór de ingangsdatum van uw contract ({date}).',
  after_end_date: 'de behandelingen dateren van na het einde van uw contract ({date}).',
  not_covered_by_formula: 'uw formule {formula} dekt deze behandelingen niet.',
  waiting_period: 'deze behandelingen vallen in de wachttijd; zulke behandelingen zijn gedekt vanaf {date}.',
  below_deductible: 'het bedrag is lager dan de vrijstelling van {amount}.',
  ceiling_reached: 'het jaarplafond van {name} is bereikt tot en met {date}.',
  duplicate: 'deze factuur is al behandeld onder het nummer {reference}.',
  late_filing: 'de aanvraag heeft ons meer dan {years} jaar na de behandeling bereikt.',
  documents_timeout: 'de gevraagde documenten zijn niet uiterlijk op {date} ontvangen.',
} satisfies Draft<typeof french.namedRejections>

export const animalRejections = {
  after_end_date: 'de behandelingen dateren van na het einde van de waarborgen van {name} ({date}).',
} satisfies Draft<typeof french.animalRejections>

export const requestLabels = {
  tracking_reference: 'Opvolgnummer',
  first_symptoms: 'Datum van de eerste symptomen',
  care_date: 'Datum van de behandeling',
  invoice_number: 'Factuurnummer',
  vet: 'Dierenarts',
} satisfies Draft<typeof french.requestLabels>

export const timelineNames = {
  filed: 'Aanvraag verstuurd',
  pending: 'In afwachting',
  processing: 'In behandeling',
  'action-required': 'Documenten verwacht',
  'action-done': 'Documenten ontvangen, in afwachting van behandeling',
  accepted: 'Aanvraag aanvaard',
  ...refundEnds,
  corrected: 'Beslissing gecorrigeerd',
  'payment-returned': 'Overschrijving teruggekomen van de bank',
} satisfies Draft<typeof french.timelineNames>
