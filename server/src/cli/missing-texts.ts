import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import { offeredLanguages } from '@coussinet/contract/brand/values.ts'
import { languages, languageTags } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { helpTexts } from '#modules/help/help-texts.ts'
import { portalFolder } from '#platform/core/places.ts'
import { loadTexts } from '#platform/text/load-texts.ts'

/** Missing texts of a language, by file and name; they are shown in French. */
export type LanguageTexts = {
  language: Language
  name: string
  is_draft: boolean
  is_offered: boolean
  texts: number
  missing: string[]
}

const folder = join(portalFolder, 'texts')

type TextGroup = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is TextGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** Paths of all texts of a group; a list or function counts as one text. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  isGroup(value) ? Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key])) : [path]

const has = (value: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ? value !== undefined : isGroup(value) && has(value[key], rest)

/** Finds the texts that exist in French and not in a language, by their path within a value. */
export const findMissingPaths = (french: unknown, other: unknown): string[] =>
  pathsOf(french)
    .filter((path) => !has(other, path))
    .map((path) => path.join('.'))

// Questions, tags, topics and formulas are identified by name.
const nameOf = (one: unknown) =>
  isGroup(one) ? [one['id'], one['name']].find((name) => typeof name === 'string') : undefined

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** Finds texts by language within the brand or the help, `{ fr, it, … }`, with their path. */
function findTranslations(value: unknown, path: string): { path: string; words: TextGroup }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => findTranslations(one, `${path}[${nameOf(one) ?? at}]`))
  if (!isGroup(value)) return []
  const own = 'fr' in value && 'it' in value && !isEmpty(value['fr']) ? [{ path, words: value }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, one]) => findTranslations(one, path === '' ? key : `${path}.${key}`)),
  ]
}

// A paper exists entirely in a language, or not at all.
const isPaper = (path: string) => /papers?\.ts$/.test(path)

/** Lists, for each language except French, the missing texts of the portal, the brand and the help. */
export async function missingTexts(): Promise<LanguageTexts[]> {
  const files = (await readdir(join(folder, 'fr'))).filter((path) => path.endsWith('.ts')).toSorted()
  const french = await Promise.all(
    files.map(async (path) => ({ path, texts: await loadTexts(join(folder, 'fr', path)) })),
  )
  const brandAndHelp = [...findTranslations(brand, 'brand'), ...findTranslations(helpTexts, 'help')]
  const others = languageTags.filter((tag) => tag !== 'fr')
  return Promise.all(
    others.map(async (language) => {
      const { name, is_draft, has_papers } = languages[language]
      const wanted = french.filter(({ path }) => has_papers || !isPaper(path))
      const existing = new Set(await readdir(join(folder, language)))
      const missingInFiles = await Promise.all(
        wanted.map(async ({ path, texts }) => {
          const own = existing.has(path) ? await loadTexts(join(folder, language, path)) : {}
          return findMissingPaths(texts, own).map((name) => `texts/${language}/${path}: ${name}`)
        }),
      )
      const missingElsewhere = brandAndHelp
        .filter(({ words }) => words[language] === undefined)
        .map(({ path }) => `${path}: ${language}`)
      const all = wanted.reduce((sum, { texts }) => sum + pathsOf(texts).length, 0) + brandAndHelp.length
      const is_offered = offeredLanguages.includes(language)
      return {
        language,
        name,
        is_draft,
        is_offered,
        texts: all,
        missing: [...missingInFiles.flat(), ...missingElsewhere],
      }
    }),
  )
}
