import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/rejections.ts'

export const rejections: Draft<typeof french.rejections> = {
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
}

export const namedRejections: Draft<typeof french.namedRejections> = {
  before_effective_date: 'de behandelingen dateren van vóór de ingangsdatum van uw contract ({date}).',
  after_end_date: 'de behandelingen dateren van na het einde van uw contract ({date}).',
  not_covered_by_formula: 'uw formule {formula} dekt deze behandelingen niet.',
  waiting_period: 'deze behandelingen vallen in de wachttijd; zulke behandelingen zijn gedekt vanaf {date}.',
  below_deductible: 'het bedrag is lager dan de vrijstelling van {amount}.',
  ceiling_reached: 'het jaarplafond van {name} is bereikt tot en met {date}.',
  duplicate: 'deze factuur is al behandeld onder het nummer {reference}.',
  late_filing: 'de aanvraag heeft ons meer dan {years} jaar na de behandeling bereikt.',
}

export const animalRejections: Draft<typeof french.animalRejections> = {
  after_end_date: 'de behandelingen dateren van na het einde van de waarborgen van {name} ({date}).',
}
