import type { Language } from '@coussinet/contract/domain/messages.ts'
import * as z from 'zod/mini'

/** A document's titles by language: in one at least. */
export type Titles = Readonly<Partial<Record<Language, string | undefined>>>

type Columns = { title_fr: string | null; title_it: string | null; other_titles: unknown }

const Others = z.nullish(z.object({ nl: z.optional(z.string()) }))

/** Reads the titles of a row. */
export function titlesOf({ title_fr, title_it, other_titles }: Columns): Titles {
  return { ...(title_fr && { fr: title_fr }), ...(title_it && { it: title_it }), ...Others.parse(other_titles) }
}

/** Writes titles as a row holds them: French and Italian have a column each. */
export function columnsOf({ fr, it, ...others }: Titles): Columns & { other_titles: string | null } {
  const has = Object.keys(others).length > 0
  return { title_fr: fr ?? null, title_it: it ?? null, other_titles: has ? JSON.stringify(others) : null }
}

/** Says a title in a language; a member who changed the language since reads what there is. */
export const titleIn = (titles: Titles, language: Language): string =>
  titles[language] ?? titles.fr ?? titles.it ?? titles.nl ?? ''
