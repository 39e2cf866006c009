import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import * as fr from '@coussinet/texts/fr/policy-terms.ts'
import { capitalised, elided, list } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/policy-terms.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/policy-terms.ts'

export type Extent = 'all' | 'some' | 'none'

/** A term that formulas may have: names of the formulas with it and without it. */
export type FormulaDifference = { extent: Extent; labels: readonly string[]; others: readonly string[] }

/** A guarantee for texts; `waits` is null if no formula with it has a waiting period, or none has it. */
export type ToldGuarantee = FormulaDifference & { waits: string | null }

const waitWords = messages({ fr: fr.waitWords, it: it.waitWords, nl: nl.waitWords })
const guaranteeWords = messages({ fr: fr.guaranteeWords, it: it.guaranteeWords, nl: nl.guaranteeWords })
const waitedFor = messages({ fr: fr.waitedFor, it: it.waitedFor, nl: nl.waitedFor })
const ownWords = messages({ fr: fr.ownWords, it: it.ownWords, nl: nl.ownWords })
const yearlyWords = messages({ fr: fr.yearlyWords, it: it.yearlyWords, nl: nl.yearlyWords })

/** Length of a waiting period in words: "2 jours", "aucun délai". */
export const waitInWords = (count: number, language: Language): string =>
  count === 0 ? waitWords[language].none : waitWords[language].days(count)

const labelOf = ({ label: sold }: FormulaTerms, language: Language) => label(sold)[language]

function formatTerms(
  formulas: readonly FormulaTerms[],
  language: Language,
  has: (formula: FormulaTerms) => boolean,
): FormulaDifference {
  const named = (some: readonly FormulaTerms[]) => some.map((formula) => labelOf(formula, language))
  const labels = named(formulas.filter(has))
  const others = named(formulas.filter((formula) => !has(formula)))
  if (labels.length === 0) return { extent: 'none', labels, others }
  return { extent: others.length === 0 ? 'all' : 'some', labels, others }
}

/** Waiting periods of a guarantee: "2 jours", or "30 jours (Confort) et 45 jours (Intégrale)" if they differ. */
function waitsInWords(formulas: readonly FormulaTerms[], language: Language, guarantee: Guarantee): string | null {
  const having = formulas.filter(({ covers }) => covers.includes(guarantee))
  const waitOf = ({ waiting_days }: FormulaTerms) => waiting_days[guarantee] ?? 0
  const lengths = [...new Set(having.map(waitOf))].toSorted((one, other) => one - other)
  const [only = 0] = lengths
  if (lengths.length > 1)
    return list(
      lengths.map((length) => {
        const labels = having
          .filter((formula) => waitOf(formula) === length)
          .map((formula) => labelOf(formula, language))
        return `${waitInWords(length, language)} (${labels.join(', ')})`
      }),
      language,
    )
  return only === 0 ? null : waitInWords(only, language)
}

/** Waiting periods of a guarantee without formula names: "2 jours", "30 ou 45 jours", "jusqu’à 3 jours". */
function shortWait(lengths: readonly number[], language: Language): string {
  const [least = 0] = lengths
  const most = lengths.at(-1) ?? 0
  if (lengths.length === 1) return waitInWords(most, language)
  if (least === 0) return waitWords[language].upTo(waitInWords(most, language))
  const others = new Intl.ListFormat(language, { type: 'disjunction' }).format([
    ...lengths.slice(0, -1).map(String),
    waitInWords(most, language),
  ])
  return elided(others)
}

function eachWait(formulas: readonly FormulaTerms[], had: readonly Guarantee[], language: Language): string {
  const lengthsOf = (name: Guarantee) =>
    [
      ...new Set(
        formulas.filter(({ covers }) => covers.includes(name)).map(({ waiting_days }) => waiting_days[name] ?? 0),
      ),
    ].toSorted((one, other) => one - other)
  const waits = list(
    had.map((name) => `${shortWait(lengthsOf(name), language)} ${waitedFor[language][name]}`),
    language,
  )
  return `${waits}${had.some((name) => lengthsOf(name).length > 1) ? waitWords[language].byFormula : ''}`
}

/**
 * Terms of formulas for sentences: what all of them have, what some have, what none has. Every text about the formulas
 * uses these, so that another brand's papers are true as well.
 */
export function termsInWords(formulas: readonly FormulaTerms[], language: Language) {
  const guarantee = (name: Guarantee): ToldGuarantee => ({
    ...formatTerms(formulas, language, ({ covers }) => covers.includes(name)),
    waits: waitsInWords(formulas, language, name),
  })
  const by = { accident: guarantee('accident'), illness: guarantee('illness'), surgery: guarantee('illness_surgery') }
  const ofName: Record<Guarantee, ToldGuarantee> = {
    accident: by.accident,
    illness: by.illness,
    illness_surgery: by.surgery,
  }
  const had = guarantees.filter((name) => ofName[name].extent !== 'none')
  const has = (test: (formula: FormulaTerms) => boolean) => formulas.some(test)
  const deducts = (mode: FormulaTerms['deductible_mode']) =>
    formatTerms(formulas, language, (formula) => formula.deductible_cents > 0 && formula.deductible_mode === mode)
  return {
    ...by,
    package: formatTerms(formulas, language, ({ vaccine_package_cents }) => vaccine_package_cents > 0),
    deductible: formatTerms(formulas, language, ({ deductible_cents }) => deductible_cents > 0),
    per_event: deducts('per_event'),
    per_year: deducts('per_year'),
    /** guarantees of at least one formula, in words: "accident, maladie et chirurgie" */
    guarantees: list(
      had.map((name) => guaranteeWords[language][name]),
      language,
    ),
    causes: had.includes('accident') ? (had.length === 1 ? 'accident' : 'both') : 'illness',
    waiting: {
      /** at least one formula has a waiting period for a guarantee */
      any: had.some((name) => ofName[name].waits !== null),
      all: formulas.every(({ waiting_days, covers }) => covers.every((name) => (waiting_days[name] ?? 0) > 0)),
      /** short waiting periods: "2 jours pour un accident et 30 ou 45 jours pour une maladie, selon la formule" */
      each: eachWait(formulas, had, language),
      longest: Math.max(0, ...formulas.flatMap(({ waiting_days }) => had.map((name) => waiting_days[name] ?? 0))),
    },
    /** a formula covers surgery for an illness without the illness: the operation is paid, the care around it is not */
    operation_alone: has(({ covers }) => covers.includes('illness_surgery') && !covers.includes('illness')),
    /** a formula covers illness without its surgery */
    illness_alone: has(({ covers }) => covers.includes('illness') && !covers.includes('illness_surgery')),
    count: formulas.length,
  } as const
}
export type TermsInWords = ReturnType<typeof termsInWords>

/** Limits that each animal has by itself, and those that restart with each insurance year, in words. */
export function ownInWords(terms: TermsInWords, language: Language) {
  const own = ownWords[language]
  const by = yearlyWords[language]
  const hasPackage = terms.package.extent !== 'none'
  const perYear = [
    by.ceiling,
    ...(hasPackage ? [by.package] : []),
    ...(terms.per_year.extent === 'none' ? [] : [by.deductible]),
  ]
  return {
    of_each: list(
      [
        own.formula,
        ...(terms.waiting.any ? [own.waits] : []),
        ...(terms.deductible.extent === 'none' ? [] : [own.deductible]),
        own.ceiling,
        ...(hasPackage ? [own.package] : []),
      ],
      language,
    ),
    per_year: by.counted(capitalised(list(perYear, language)), perYear.length === 1),
  }
}
