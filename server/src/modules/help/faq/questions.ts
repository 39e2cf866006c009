import type { Country } from '@coussinet/contract/domain/countries.ts'
import { filingDeadlineYears } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type SearchIndex, openIndex } from '#platform/search/search.ts'
import { isSold, type SoldTerms, type BrandedThing, things, withBrand } from '#platform/text/brand-in-words.ts'
import { helpTexts, inLanguage, type HelpQuestion } from '../help-texts.ts'

const { questions: rows, tags } = helpTexts

type QuestionText = HelpQuestion['fr']

function labelOf(id: string, language: Language): string {
  const tag = tags.find((one) => one.id === id)
  return tag ? inLanguage(tag.label, language) : id
}

/** Reader of the answers: an answer is true in the country of the member's contract. */
export type FaqReader = { language: Language; country: Country }

// The only figure of an answer that the law of each country sets.
const withFilingYears = (answer: string, country: Country) =>
  answer.replaceAll('{filing_years}', String(filingDeadlineYears(country)))

/** An answer, and the language that it is in: French where the reader's has none. */
type FaqAnswer = { text: string; language: Language }

/** The answer that is true of what the brand sells, and in the asker's country, its figures still to be filled in. */
function answerOf(row: HelpQuestion, { language, country }: FaqReader, sold?: SoldTerms): FaqAnswer {
  const missing = things.find((thing: BrandedThing) => row.without?.[thing] && !isSold(thing, language, sold))
  const otherwise = missing && row.without?.[missing]
  const answer = otherwise ?? row.in?.[country]
  const texts = answer ?? { fr: row.fr.answer, it: row.it.answer, nl: row.nl?.answer }
  const own = texts[language]
  return own === undefined ? { text: texts.fr, language: 'fr' } : { text: own, language }
}

/** Every question with its answer, of what is sold by this brand unless another is given; `subject` is the label of its first tag. */
export const questionsFor = (asker: FaqReader, sold?: SoldTerms) =>
  rows.map((row) => {
    const { language, country } = asker
    const { question } = inLanguage<QuestionText>(row, language)
    const answer = answerOf(row, asker, sold)
    return {
      id: row.id,
      subject: labelOf(row.tags[0] ?? '', language),
      question,
      answer: withBrand(withFilingYears(answer.text, country), answer.language, sold),
      tags: row.tags,
    }
  })

/** The tags with how many questions bear each; one without any is left out. */
export const tagsIn = (language: Language) =>
  tags
    .map(({ id, label }) => ({
      id,
      label: inLanguage(label, language),
      count: rows.filter((row) => row.tags.includes(id)).length,
    }))
    .filter(({ count }) => count > 0)

export const isQuestion = (id: string): boolean => rows.some((row) => row.id === id)

const indexes = new Map<string, SearchIndex>()
function wordsFor(id: string, language: Language): string {
  const words = rows.find((row) => row.id === id)?.words
  return words ? inLanguage(words, language) : ''
}

/** The questions as they are searched, made at the first search. */
export function questionIndex(asker: FaqReader): SearchIndex {
  const { language, country } = asker
  const key = `${language} ${country}`
  const known = indexes.get(key)
  if (known) return known
  const index = openIndex(
    language,
    questionsFor(asker).map(({ id, question, subject, answer }) => ({
      id,
      title: question,
      words: wordsFor(id, language),
      text: `${subject}. ${answer}`,
    })),
    true,
  )
  indexes.set(key, index)
  return index
}
