import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/personal-data-archive.ts'
import * as it from '@coussinet/texts/it/personal-data-archive.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/personal-data-archive.ts'
import { localMoment } from '#platform/time/local-moment.ts'
import { omissions, type OmissionReason } from '../holdings.ts'

type ReadMeFacts = { nevg: string; at: Date; country: string }

const reasons: Readonly<Record<Language, Readonly<Record<OmissionReason, string>>>> = messages({
  fr: fr.omissionReasons,
  it: it.omissionReasons,
  nl: nl.omissionReasons,
})

const words = messages({
  fr: fr.readMeWords(brandFacts),
  it: it.readMeWords(brandFacts),
  nl: nl.readMeWords(brandFacts),
})

export const archiveStem = (language: Language): string => words[language].stem

export const readMeName = (language: Language): string => words[language].name

/**
 * Read-me of the archive: its contents, omissions and reasons, in the member's language; with line endings for every
 * system.
 */
export function readMe(language: Language, { nevg, at, country }: ReadMeFacts): string {
  const { title, holds, contents, left, more } = words[language]
  const without = [...Map.groupBy(omissions, ({ why }) => why)].flatMap(([why, names]) => [
    `- ${reasons[language][why]}`,
    `  (${names.map(({ name }) => name).join(', ')})`,
  ])
  return [
    title,
    '',
    holds(nevg, localMoment(at, language, country)),
    '',
    ...contents.map((line) => `- ${line}`),
    '',
    more,
    '',
    left,
    '',
    ...without,
    '',
  ].join('\r\n')
}
