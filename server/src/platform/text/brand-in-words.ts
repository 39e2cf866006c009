import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { highestGain, numberWords } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/policy-terms.ts'
import { dayOfMonth } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/policy-terms.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/policy-terms.ts'
import { answerSoon, transferSoon } from '../config/promises.ts'
import { ownInWords, type TermsInWords, termsInWords } from './terms-in-words.ts'

const oneOf = (language: Language, items: readonly (string | number)[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items.map(String))

/** Due days that a member can choose: "5, 10 ou 15". */
export const dueDaysInWords = (language: Language, days: readonly number[]): string =>
  oneOf(
    language,
    days.map((day) => dayOfMonth(day, language)),
  )

/** The same, each with its article: "le 5, le 10 ou le 15". */
export const eachDueDay = (language: Language, days: readonly number[]): string =>
  oneOf(
    language,
    days.map((day) => dueDayWords[language].ofDay(day)),
  )

/** Words after the due days if there are several; empty for a single one. */
export const ofOnesChoice = (language: Language, days: readonly number[]): string =>
  days.length === 1 ? '' : dueDayWords[language].ofChoice

/** Terms of the brand's formulas that questions and answers mention. */
export type SoldTerms = { formulas: readonly FormulaTerms[]; due_days: readonly number[]; takes_cards?: boolean }

const ownSold: SoldTerms = {
  formulas: brand.formulas.filter(({ is_closed }) => !is_closed),
  due_days: brand.due_days,
  takes_cards: brand.cards ?? true,
}

/** Terms without which an answer would be false or pointless. */
export const things = ['waiting', 'deductible', 'package', 'due_day_choice', 'formula_choice', 'cards'] as const
export type BrandedThing = (typeof things)[number]

const isHad: Record<BrandedThing, (terms: TermsInWords, sold: SoldTerms) => boolean> = {
  waiting: ({ waiting }) => waiting.any,
  deductible: ({ deductible }) => deductible.extent !== 'none',
  package: (terms) => terms.package.extent !== 'none',
  due_day_choice: (_, { due_days }) => due_days.length > 1,
  formula_choice: ({ count }) => count > 1,
  cards: (_, { takes_cards = true }) => takes_cards,
}

export const isSold = (thing: BrandedThing, language: Language, sold: SoldTerms = ownSold): boolean =>
  isHad[thing](termsInWords(sold.formulas, language), sold)

const dueDayWords = messages({ fr: fr.dueDayWords, it: it.dueDayWords, nl: nl.dueDayWords })
const deductibleWays = messages({ fr: fr.deductibleWays, it: it.deductibleWays, nl: nl.deductibleWays })

function deductibleWay({ per_event, per_year, deductible }: TermsInWords, language: Language): string {
  const way = per_event.extent === 'none' ? 'per_year' : per_year.extent === 'none' ? 'per_event' : 'both'
  const ways = deductibleWays[language]
  return `${ways[way]}${deductible.extent === 'some' ? ways.some_without : ''}`
}

/** Sentences, or parts of them, used if the formulas have a term, each with a leading space or comma. */
const parts = messages({ fr: fr.parts, it: it.parts, nl: nl.parts })

/**
 * Fills a text with the brand's values: `{due_days}`, `{due_days_of}` (each with its article), `{highest_gain}`, in
 * euros, `{number_form}`, the form of a member number, `{waits}`, the waiting period of each guarantee,
 * `{deductible_way}`, how often a deductible is taken, `{own}`, limits that each animal has by itself, and `parts`,
 * used only if the formulas have their subject.
 */
export function withBrand(text: string, language: Language, sold: SoldTerms = ownSold): string {
  const terms = termsInWords(sold.formulas, language)
  const where = (has: boolean, part: keyof (typeof parts)['fr']) => (has ? parts[language][part] : '')
  const hasPackage = terms.package.extent !== 'none'
  const isForAll = terms.package.extent === 'all'
  const words: Record<string, () => string> = {
    due_days: () => dueDaysInWords(language, sold.due_days),
    due_days_of: () => eachDueDay(language, sold.due_days),
    number_form: () => numberWords[language],
    highest_gain: () => String(highestGain),
    waits: () => terms.waiting.each,
    answer_soon: () => answerSoon(language),
    transfer_soon: () => transferSoon(language),
    deductible_way: () => deductibleWay(terms, language),
    own: () => ownInWords(terms, language).of_each,
    less_deductible: () => where(terms.deductible.extent !== 'none', 'less_deductible'),
    package_apart: () => where(hasPackage, isForAll ? 'package_apart' : 'package_apart_if'),
    but_package: () => where(hasPackage, isForAll ? 'but_package' : 'but_package_if'),
    not_of_package: () => where(hasPackage, 'not_of_package'),
    package_if: () => where(terms.package.extent === 'some', 'package_if'),
    late_symptoms: () => where(terms.illness.waits !== null, 'late_symptoms'),
    new_waits: () => where(terms.waiting.any, 'new_waits'),
    fee_included: () =>
      where(
        sold.formulas.some(({ management_fee_cents }) => management_fee_cents > 0),
        'fee_included',
      ),
  }
  return text.replaceAll(/\{(\w+)\}/g, (found, name: string) => words[name]?.() ?? found)
}
