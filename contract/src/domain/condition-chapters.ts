import * as fr from '@coussinet/texts/fr/contract-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'
import type { BillStep } from './bill.ts'
import type { RejectionReason } from './refund-reasons.ts'

/** The chapters of the general conditions, in order. */
export const conditionChapters = messages({
  fr: fr.conditionChapters,
  it: it.conditionChapters,
  nl: nl.conditionChapters,
})

/** The chapters that a refusal or a step of a bill rests on, by their number. */
export const chapterNumbers = {
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
export type Chapter = keyof typeof chapterNumbers

/** A chapter as a sentence names it: its number, and its title in lower case. */
export function conditionChapter(chapter: Chapter, language: Language): { number: number; title: string } {
  const number = chapterNumbers[chapter]
  const title = conditionChapters[language].titles[number - 1] ?? ''
  return { number, title: lowered(title) }
}

/** The chapter which a refusal rests on. */
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
export const chapterOfStep: Partial<Record<BillStep, Chapter>> = {
  beyond_package: 'guarantees',
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
}
