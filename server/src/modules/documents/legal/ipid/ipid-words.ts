import { brandName } from '@coussinet/contract/brand/values.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import { eachDueDay, ofOnesChoice } from '#platform/text/brand-in-words.ts'
import type { FormulaDifference } from '#platform/text/terms-in-words.ts'
import { endingWords } from './ending-words.ts'
import type { ProductWords } from './information-paper.ts'
import type { IpidFigures } from './ipid-figures.ts'

const texts = paperMessages({ fr: fr.ipid, it: it.ipid })
type IpidTexts = (typeof texts)[PaperLanguage]

type Range = { lowest: string; highest: string }

const isOneFigure = ({ lowest, highest }: Range) => lowest === highest

/** Writes a range in short: "de 15 € à 30 €", or the one figure of all. */
const span = (range: Range, { from, to }: IpidTexts['range']) =>
  isOneFigure(range) ? range.lowest : `${from} ${range.lowest} ${to} ${range.highest}`

// The document has two sides: more names than these are left to the conditions' table.
const namedAtMost = 4

/** Names who has a thing: "toutes les formules", "formule Confort", "formules Confort, Chat Plus". */
function which(
  { extent, labels }: FormulaDifference,
  { all_formulas, formula, formulas, in_table }: IpidTexts,
): string {
  if (extent === 'all') return all_formulas
  return labels.length > namedAtMost ? in_table : `${labels.length === 1 ? formula : formulas} ${labels.join(', ')}`
}

/** A line of what formulas have: none where no formula has it. */
const ifHad = (difference: FormulaDifference, words: IpidTexts, write: (formulas: string) => string) =>
  difference.extent === 'none' ? [] : [write(which(difference, words))]

/** The line of the package, with its amount and the formulas that open one; none where no formula does. */
function packageLine({ package: amounts, terms }: IpidFigures, words: IpidTexts): string[] {
  if (!amounts) return []
  const amount = `${span(amounts, words.range)} ${words.insured.by_year}`
  if (terms.package.extent === 'some') return [words.insured.package(`${amount} (${which(terms.package, words)})`)]
  return [words.insured.package(isOneFigure(amounts) ? amount : `${amount} ${words.by_formula}`)]
}

/** Writes the deductibles: "de 15 € à 30 € par événement, ou 60 € par an, selon la formule", with what the formulas know of it. */
function deductibles({ per_event, per_year, terms }: IpidFigures, words: IpidTexts): string {
  const { event, year, or, none, or_none } = words.restrictions.deducted
  const ranges = [per_event, per_year].flatMap((range) => range ?? [])
  const parts = [
    ...(per_event ? [`${span(per_event, words.range)} ${event}`] : []),
    ...(per_year ? [`${span(per_year, words.range)} ${year}`] : []),
  ]
  if (parts.length === 0) return none
  const isOne = terms.deductible.extent === 'all' && parts.length === 1 && ranges.every(isOneFigure)
  const orNone = terms.deductible.extent === 'all' ? '' : or_none
  return `${parts.join(or)}${orNone}${isOne ? '' : `, ${words.by_formula}`}`
}

/** The lengths of the waiting periods, guarantee by guarantee, of the guarantees that formulas have. */
function waits(
  { terms }: IpidFigures,
  { waits: phrase, wait_names, no_wait, no_waits, late_symptoms }: IpidTexts['restrictions'],
) {
  if (!terms.waiting.any) return no_waits
  const each = (['accident', 'illness', 'surgery'] as const)
    .filter((name) => terms[name].extent !== 'none')
    .map((name) => `${wait_names[name]} ${terms[name].waits ?? no_wait}`)
  return `${phrase(each)}${terms.illness.waits === null ? '' : late_symptoms}`
}

function notInsured(figures: IpidFigures, words: IpidTexts['not_insured']): string[] {
  const { terms, no_illness, operation_alone, illness_alone } = figures
  const line = (labels: readonly string[], write: (where: string) => string) => {
    if (labels.length === 0) return []
    const isOfAll = labels.length === terms.count || labels.length > namedAtMost
    return [write(isOfAll ? '' : words.in_formulas(labels))]
  }
  return [
    ...words.first,
    ...line(terms.accident.others, words.accident),
    ...line(no_illness, words.illness),
    ...line(operation_alone, words.without_operation),
    ...line(illness_alone, words.operation),
    ...line(terms.package.others, words.package),
    ...words.last,
  ]
}

export function ipidWords(figures: IpidFigures, country: Country, language: PaperLanguage): ProductWords {
  const words = texts[language]
  const { terms, ceiling, rate, entry, due_days } = figures
  const { insured, restrictions, obligations } = words
  const rates = `${span(rate, restrictions.rate_range)}${isOneFigure(rate) ? '' : ` ${words.by_formula}`}`
  return {
    kind: words.kind,
    product: words.product(brandName),
    about: words.about(terms.causes, terms.package.extent),
    insured: {
      items: [
        ...ifHad(terms.accident, words, insured.accident),
        ...ifHad(terms.illness, words, insured.illness),
        ...ifHad(terms.surgery, words, insured.surgery),
        ...insured.others,
        ...packageLine(figures, words),
      ],
      text: insured.sums(span(ceiling, words.range), isOneFigure(ceiling), terms.guarantees),
    },
    not_insured: notInsured(figures, words.not_insured),
    restrictions: [
      waits(figures, restrictions),
      restrictions.deductible(deductibles(figures, words)),
      restrictions.rate(rates, rate.lowest.startsWith('100')),
      ...restrictions.others,
    ],
    where: [capitalised(figures.sold_in), words.abroad(figures.stay_days)],
    obligations: [
      { when: obligations.entry.when, text: obligations.entry.text(entry.youngest_months, entry.oldest_years) },
      { when: obligations.meanwhile.when, text: obligations.meanwhile.text(figures.report_days) },
      { when: obligations.care.when, text: obligations.care.text(figures.filing_years, figures.answer_days) },
    ],
    payment: {
      text: words.payment(
        [eachDueDay(language, due_days), ofOnesChoice(language, due_days)].join(' ').trim(),
        figures.takes_cards,
      ),
    },
    duration: { text: words.duration(terms.waiting.any) },
    ending: { items: endingWords(language, country, figures) },
  }
}
