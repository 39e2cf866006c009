import { filingDeadlineYears } from '@coussinet/contract/domain/filing-deadline.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { type Country, country as aCountry } from '@coussinet/contract/fields.ts'
import * as z from 'zod/mini'
import { type Index, openIndex } from '#platform/search/search.ts'
import { isSold, type Sold, type Thing, things, withBrand } from '#platform/text/brand-in-words.ts'
import questionRows from './questions.json' with { type: 'json' }
import tagRows from './tags.json' with { type: 'json' }

const said = z.strictObject({ question: z.string(), answer: z.string() })
const inBoth = z.strictObject({ fr: z.string(), it: z.string() })
const Row = z.strictObject({
  id: z.string(),
  tags: z.array(z.string()).check(z.minLength(1)),
  /** words that members type for it */
  words: z.optional(inBoth),
  fr: said,
  it: said,
  /** the answer where a country has another one */
  in: z.optional(z.partialRecord(aCountry, inBoth)),
  /** the answer where no formula has a thing, or there is nothing to choose */
  without: z.optional(z.partialRecord(z.enum(things), inBoth)),
})
const Tag = z.strictObject({ id: z.string(), label: inBoth })

const rows = z.array(Row).parse(questionRows)
const tags = z.array(Tag).parse(tagRows)

const labelOf = (id: string, language: Language) => tags.find((tag) => tag.id === id)?.label[language] ?? id

/** Reader of the answers: an answer is true in the country of the member's contract. */
export type Asker = { language: Language; country: Country }

// The only figure of an answer that the law of each country sets.
const withFilingYears = (answer: string, country: Country) =>
  answer.replaceAll('{filing_years}', String(filingDeadlineYears(country)))

/** The answer that is true of what the brand sells, and in the asker's country, its figures still to be filled in. */
function answerOf(row: z.infer<typeof Row>, { language, country }: Asker, sold?: Sold): string {
  const missing = things.find((thing: Thing) => row.without?.[thing] && !isSold(thing, language, sold))
  const otherwise = missing && row.without?.[missing]
  return otherwise?.[language] ?? row.in?.[country]?.[language] ?? row[language].answer
}

/** Every question with its answer, of what is sold by this brand unless another is given; `subject` is the label of its first tag. */
export const questionsFor = (asker: Asker, sold?: Sold) =>
  rows.map((row) => {
    const { language, country } = asker
    const { question } = row[language]
    return {
      id: row.id,
      subject: labelOf(row.tags[0] ?? '', language),
      question,
      answer: withBrand(withFilingYears(answerOf(row, asker, sold), country), language, sold),
      tags: row.tags,
    }
  })

/** The tags with how many questions bear each; one without any is left out. */
export const tagsIn = (language: Language) =>
  tags
    .map(({ id, label }) => ({ id, label: label[language], count: rows.filter((row) => row.tags.includes(id)).length }))
    .filter(({ count }) => count > 0)

export const isQuestion = (id: string): boolean => rows.some((row) => row.id === id)

const indexes = new Map<string, Index>()
const wordsFor = (id: string, language: Language) => rows.find((row) => row.id === id)?.words?.[language] ?? ''

/** The questions as they are searched, made at the first search. */
export function questionIndex(asker: Asker): Index {
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
  )
  indexes.set(key, index)
  return index
}
