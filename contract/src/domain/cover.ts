import * as fr from '@coussinet/texts/fr/contract-words.ts'
import { lowered } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'
import type { BillStep } from './bill.ts'
import type { Country } from './countries.ts'
import type { RejectionReason } from './rejections.ts'

/** A formula's name in the database and on the wire: one of `formulaNames` (`contract/src/brand/values.ts`). */
export type FormulaName = string

export const guarantees = ['accident', 'illness', 'illness_surgery'] as const
export type Guarantee = (typeof guarantees)[number]

export const deductibleModes = ['per_event', 'per_year'] as const
export type DeductibleMode = (typeof deductibleModes)[number]

/** Days for which a lost animal stays covered before its member may end the cover. */
export const lostDays = 30

/** A guarantee as a day or a limit names it. */
export const guaranteeNames = messages({
  fr: fr.guaranteeNames satisfies Record<Guarantee, string>,
  it: it.guaranteeNames,
  nl: nl.guaranteeNames,
})

/** Names of the guarantees in a list of covers. */
export const guaranteeGroups = messages({
  fr: fr.guaranteeGroups satisfies Record<Guarantee, string>,
  it: it.guaranteeGroups,
  nl: nl.guaranteeGroups,
})

/** Words shown instead of an amount that a formula does not have. */
export const termNone = messages({ fr: fr.termNone, it: it.termNone, nl: nl.termNone })

/** An amount that is counted by event or by year, as a formula takes off its deductible. */
export const amountPer = messages({
  fr: fr.amountPer satisfies Record<DeductibleMode, (amount: string) => string>,
  it: it.amountPer,
  nl: nl.amountPer,
})

export const contractLabels = messages({ fr: fr.contractLabels, it: it.contractLabels, nl: nl.contractLabels })

type ResumptionMoment = 'noon' | 'midnight'

/** Hour at which cover resumes on its first day, by law: art. L113-3 of the Code des assurances, art. 1901 of the Codice civile. */
export const resumesAt = (country: Country): ResumptionMoment => (country === 'FR' ? 'noon' : 'midnight')

const suspension = messages({ fr: fr.suspension, it: it.suspension, nl: nl.suspension })

export const suspendedSince = (day: string, language: Language): string => suspension[language].since(day)

/** Day on which a cover resumes, as a clause. */
export const coverResumes = (day: string, at: ResumptionMoment, language: Language): string =>
  suspension[language].resumes(day, at === 'noon')

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

export const chapterByReason: Record<RejectionReason, Chapter> = {
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

/** Chapter that a step between bill and refund rests on; uncovered lines name theirs by their reasons. */
export const chapterByStep: Partial<Record<BillStep, Chapter>> = {
  beyond_package: 'guarantees',
  deductible: 'amounts',
  copayment: 'amounts',
  ceiling_cut: 'amounts',
}

export const formulaChangeStatusNames = messages({
  fr: fr.formulaChangeStatusNames,
  it: it.formulaChangeStatusNames,
  nl: nl.formulaChangeStatusNames,
})

export const formulaChangeLabels = messages({
  fr: fr.formulaChangeLabels,
  it: it.formulaChangeLabels,
  nl: nl.formulaChangeLabels,
})

/** Sentences on why no other formula can be requested, by the key at the field. Separate from the other reasons, which every page loads. */
export const formulaChangeReasons = messages({
  fr: fr.formulaChangeReasons,
  it: it.formulaChangeReasons,
  nl: nl.formulaChangeReasons,
})
