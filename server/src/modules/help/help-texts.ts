import { readFileSync } from 'node:fs'
import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { inLanguages } from '@coussinet/contract/brand/wording.ts'
import { topicIds } from '@coussinet/contract/contact.ts'
import { country as aCountry } from '@coussinet/contract/fields/fields.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as z from 'zod/mini'
import { ConfigProblem } from '#platform/config/config.ts'
import { things, withBrand } from '#platform/text/brand-in-words.ts'
import { shippedHelp } from './shipped-help.ts'

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000))
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,39}$/))

/** Texts of the insurer's: French is said where one is missing. */
const texts = inLanguages(words)

const questionSchema = z.strictObject({ question: words, answer: words })

const HelpQuestion = z.strictObject({
  id: name,
  tags: z.array(name).check(z.minLength(1)),
  /** words that members type for it */
  words: z.optional(texts),
  fr: questionSchema,
  it: questionSchema,
  nl: z.optional(questionSchema),
  /** the answer where a country has another one */
  in: z.optional(z.partialRecord(aCountry, texts)),
  /** the answer where no formula has a thing, or there is nothing to choose */
  without: z.optional(z.partialRecord(z.enum(things), texts)),
})
export type HelpQuestion = z.infer<typeof HelpQuestion>

const Topic = z.strictObject({
  id: z.enum(topicIds),
  label: texts,
  subjects: z.array(z.strictObject({ id: name, label: texts })).check(z.maxLength(20)),
})

const HelpTexts = z.strictObject({
  questions: z.array(HelpQuestion).check(z.maxLength(500)),
  tags: z.array(z.strictObject({ id: name, label: texts })).check(z.minLength(1)),
  topics: z.array(Topic).check(z.minLength(1)),
})
export type HelpTexts = z.infer<typeof HelpTexts>

type InEach<Text> = { readonly [Spoken in Language]?: Text | undefined } & { readonly fr: Text }

/** Text in a language, else in French. */
export const inLanguage = <Text>(texts: InEach<Text>, language: Language): Text => texts[language] ?? texts.fr

const shipped = HelpTexts.parse(shippedHelp)

/** Sentences, each about a fault of texts whose form is right. */
export function findHelpFaults({ questions, tags, topics }: HelpTexts): string[] {
  const twice = (what: string, ids: readonly string[]) =>
    ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${what} ${id} stands there twice.`)
  const known = new Set(tags.map(({ id }) => id))
  const unfilled = ({ id, in: countries = {}, without = {}, ...row }: HelpQuestion) => {
    const textsIn = (language: Language) => [
      row[language]?.answer,
      ...[...Object.values(countries), ...Object.values(without)].map((one) => one[language]),
    ]
    return offeredLanguages.flatMap((language) =>
      textsIn(language).flatMap((text = '') => {
        const left = /\{\w+\}/.exec(withBrand(text.replaceAll('{filing_years}', '2'), language))?.[0]
        return left === undefined ? [] : [`question ${id}: ${left} in ${language} is filled by nothing.`]
      }),
    )
  }
  return [
    ...twice(
      'question',
      questions.map(({ id }) => id),
    ),
    ...twice(
      'tag',
      tags.map(({ id }) => id),
    ),
    ...twice(
      'topic',
      topics.map(({ id }) => id),
    ),
    ...questions.flatMap(({ id, tags: its }) =>
      its
        .filter((tag) => !known.has(tag))
        .map((tag) => `question ${id} bears the tag ${tag}, which is not among tags.`),
    ),
    ...questions.flatMap(unfilled),
  ]
}

type HelpTextsRead = { texts: HelpTexts; faults: string[] }

/** Reads an insurer's own texts: what its file leaves out is the portal's. Faults are sentences that name the place. */
export function readHelpTexts(path: string | undefined): HelpTextsRead {
  if (!path) return { texts: shipped, faults: [] }
  const at = (sentence: string) => `HELP_TEXTS (${path}): ${sentence}`
  try {
    const given: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const parsed = z.partial(HelpTexts).safeParse(given)
    if (!parsed.success)
      return {
        texts: shipped,
        faults: parsed.error.issues.map((issue) =>
          at(`${issue.path.map(String).join('.') || 'the file'} is not of the right form (${issue.message}).`),
        ),
      }
    const { questions, tags, topics } = parsed.data
    const texts = {
      questions: questions ?? shipped.questions,
      tags: tags ?? shipped.tags,
      topics: topics ?? shipped.topics,
    }
    return { texts, faults: findHelpFaults(texts).map(at) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      texts: shipped,
      faults: [at(`the file ${error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'}: ${why}`)],
    }
  }
}

// As the brand: read once, where a process starts.
const own = readHelpTexts(process.env['HELP_TEXTS'])

export const helpTexts: HelpTexts = own.texts

/** Throws `ConfigProblem` with a sentence for each fault of the insurer's file. */
export function checkHelpTexts(): void {
  if (own.faults.length > 0) throw new ConfigProblem(own.faults)
}
