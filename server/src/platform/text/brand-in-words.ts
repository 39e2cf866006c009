import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { highestGain } from '@coussinet/contract/brand/values/highest-gain.ts'
import { numberWords } from '@coussinet/contract/brand/values/number-form.ts'
import { dayOfMonth, elided } from '@coussinet/contract/domain/grammar.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { ownInWords, type TermsInWords, termsInWords } from './terms-in-words.ts'

const oneOf = (language: Language, items: readonly (string | number)[]) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items.map(String))

/** The days of the debits among which a member chooses: "5, 10 ou 15", each after its article where one is given. */
export const dueDaysInWords = (language: Language, days: readonly number[], article?: 'le' | 'il'): string =>
  oneOf(
    language,
    days.map((day) => elided(`${article === undefined ? '' : `${article} `}${dayOfMonth(day, language)}`)),
  )

/** The words after the days of the debits where there are several; nothing after a single one. */
export function ofOnesChoice(language: Language, days: readonly number[]): string {
  if (days.length === 1) return ''
  return language === 'it' ? 'secondo la Sua scelta' : 'selon votre choix'
}

/** Terms of what a brand sells, as far as questions and answers speak of it. */
export type Sold = { formulas: readonly FormulaTerms[]; due_days: readonly number[]; takes_cards?: boolean }

const ownSold: Sold = {
  formulas: brand.formulas.filter(({ is_closed }) => !is_closed),
  due_days: brand.due_days,
  takes_cards: brand.cards ?? true,
}

/** Things without which an answer would be false, or make no sense. */
export const things = ['waiting', 'deductible', 'package', 'due_day_choice', 'formula_choice', 'cards'] as const
export type Thing = (typeof things)[number]

const isHad: Record<Thing, (terms: TermsInWords, sold: Sold) => boolean> = {
  waiting: ({ waiting }) => waiting.any,
  deductible: ({ deductible }) => deductible.extent !== 'none',
  package: (terms) => terms.package.extent !== 'none',
  due_day_choice: (_, { due_days }) => due_days.length > 1,
  formula_choice: ({ count }) => count > 1,
  cards: (_, { takes_cards = true }) => takes_cards,
}

/** Tells whether what the brand sells has a thing at all. */
export const isSold = (thing: Thing, language: Language, sold: Sold = ownSold): boolean =>
  isHad[thing](termsInWords(sold.formulas, language), sold)

const deductibleWays = {
  fr: {
    both: 'Selon la formule, elle s’applique une fois par événement (tous les soins d’une même cause en 45 jours) ou une fois par an.',
    per_event: 'Elle s’applique une fois par événement (tous les soins d’une même cause en 45 jours).',
    per_year: 'Elle s’applique une fois par an.',
  },
  it: {
    both: 'Secondo la formula si applica una volta per evento (tutte le cure con la stessa causa entro 45 giorni) oppure una volta all’anno.',
    per_event: 'Si applica una volta per evento (tutte le cure con la stessa causa entro 45 giorni).',
    per_year: 'Si applica una volta all’anno.',
  },
}

const someWithout = { fr: ' Une formule peut ne pas en avoir.', it: ' Una formula può non averne.' }

function deductibleWay({ per_event, per_year, deductible }: TermsInWords, language: Language): string {
  const way = per_event.extent === 'none' ? 'per_year' : per_year.extent === 'none' ? 'per_event' : 'both'
  return `${deductibleWays[language][way]}${deductible.extent === 'some' ? someWithout[language] : ''}`
}

/** Sentences, or parts of them, that stand where the terms have a thing, each after a space or a comma of its own. */
const parts = {
  fr: {
    less_deductible: ', retirons la franchise,',
    package_apart: ' Les vaccins et la prévention sont payés à part, sur le forfait.',
    package_apart_if: ' Les vaccins et la prévention sont payés à part, sur le forfait, si la formule en a un.',
    but_package: ', sauf le forfait prévention',
    but_package_if: ', sauf le forfait prévention, si la formule en a un',
    not_of_package: ' Elle ne s’applique jamais au forfait prévention.',
    package_if: ', si elle a un forfait',
    late_symptoms: ' Une maladie apparue pendant ce délai reste exclue.',
    new_waits: ' Une formule plus protectrice peut ouvrir de nouveaux délais de carence pour les garanties ajoutées.',
    fee_included: ', frais de gestion inclus',
  },
  it: {
    less_deductible: ', togliamo la franchigia',
    package_apart: ' Vaccini e prevenzione sono pagati a parte, con il pacchetto dedicato.',
    package_apart_if: ' Vaccini e prevenzione sono pagati a parte, con il pacchetto dedicato, se la formula ne ha uno.',
    but_package: ', tranne il pacchetto prevenzione',
    but_package_if: ', tranne il pacchetto prevenzione, se la formula ne ha uno',
    not_of_package: ' Non si applica mai al pacchetto prevenzione.',
    package_if: ', se prevede un pacchetto',
    late_symptoms: ' Una malattia insorta in questo periodo resta esclusa.',
    new_waits: ' Una formula più ampia può prevedere nuovi periodi di carenza per le garanzie aggiunte.',
    fee_included: ', spese di gestione incluse',
  },
}

/**
 * A text with what it leaves to the brand: `{due_days}`, `{due_days_of}` (each with its article), `{highest_gain}`, in euros,
 * `{number_form}`, what a member number looks like, `{waits}`, the waiting period of each guarantee, `{deductible_way}`, how often a
 * deductible is taken, `{own}`, what each animal has to itself, and the `parts` that stand only where the formulas have what they speak of.
 */
export function withBrand(text: string, language: Language, sold: Sold = ownSold): string {
  const terms = termsInWords(sold.formulas, language)
  const where = (has: boolean, part: keyof (typeof parts)['fr']) => (has ? parts[language][part] : '')
  const hasPackage = terms.package.extent !== 'none'
  const isForAll = terms.package.extent === 'all'
  const words: Record<string, () => string> = {
    due_days: () => dueDaysInWords(language, sold.due_days),
    due_days_of: () => dueDaysInWords(language, sold.due_days, language === 'it' ? 'il' : 'le'),
    number_form: () => numberWords[language],
    highest_gain: () => String(highestGain),
    waits: () => terms.waiting.each,
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
