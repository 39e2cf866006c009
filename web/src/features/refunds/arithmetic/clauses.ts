import type { RejectionReason } from '@coussinet/contract/refund-reasons.ts'
import type { ArithmeticStep } from './arithmetic.ts'

/** The chapters of the general terms that a reason or a step of the arithmetic rests on. */
export type Chapter =
  | 'guarantees'
  | 'formulas'
  | 'waiting'
  | 'exclusions'
  | 'amounts'
  | 'filing'
  | 'contract'
  | 'payment'
  | 'limitation'

/** The number of each chapter in the general terms. */
export const chapterNumber: Record<Chapter, number> = {
  guarantees: 3,
  formulas: 4,
  waiting: 5,
  exclusions: 6,
  amounts: 7,
  filing: 8,
  contract: 9,
  payment: 10,
  limitation: 13,
}

/** The chapter which a reduction or a refusal rests on. */
export const chapterOf: Record<RejectionReason, Chapter> = {
  before_effective_date: 'contract',
  after_end_date: 'contract',
  cover_suspended: 'payment',
  excluded_care: 'exclusions',
  not_covered_by_formula: 'formulas',
  waiting_period: 'waiting',
  symptoms_before_cover: 'waiting',
  below_deductible: 'amounts',
  ceiling_reached: 'amounts',
  vaccine_package_reached: 'guarantees',
  preexisting_condition: 'exclusions',
  not_an_invoice: 'filing',
  invoice_unpaid: 'filing',
  duplicate: 'filing',
  animal_mismatch: 'filing',
  late_filing: 'limitation',
  documents_timeout: 'filing',
}

/** The chapter which a step between the bill and the refund rests on; what is not covered says so by its reasons. */
export const chapterOfStep: Partial<Record<ArithmeticStep, Chapter>> = {
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
  package: 'guarantees',
}
