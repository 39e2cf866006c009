import { languageTags } from '@coussinet/contract/domain/languages.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as z from 'zod/mini'

/** A document's titles by language: in one at least. */
export type DocumentTitles = Readonly<Partial<Record<Language, string | undefined>>>

/** Titles as a row holds them; those without a column of their own as JSON. */
export type TitleColumns = { title_fr: string | null; title_it: string | null; other_titles: string | null }

const Row = z.object({
  title_fr: z.nullish(z.string()),
  title_it: z.nullish(z.string()),
  other_titles: z.nullish(z.partialRecord(z.enum(languageTags), z.string())),
})

export function readTitles(row: unknown): DocumentTitles {
  const { title_fr, title_it, other_titles } = Row.parse(row)
  return { ...(title_fr && { fr: title_fr }), ...(title_it && { it: title_it }), ...other_titles }
}

/** Writes titles as a row holds them: French and Italian have a column each. */
export function toTitleColumns({ fr, it, ...others }: DocumentTitles): TitleColumns {
  const has = Object.keys(others).length > 0
  return { title_fr: fr ?? null, title_it: it ?? null, other_titles: has ? JSON.stringify(others) : null }
}

/** Says a title in a language; a member who changed the language since reads what there is. */
export const titleIn = (titles: DocumentTitles, language: Language): string =>
  titles[language] ?? languageTags.map((tag) => titles[tag]).find(Boolean) ?? ''
