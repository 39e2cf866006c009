import * as z from 'zod/mini'
import { languageTags } from './domain/languages.ts'

/** The signed text, in the parts in which a screen lays it out. */
export const SignedParts = z.object({
  language: z.enum(languageTags),
  title: z.string(),
  facts: z.array(z.object({ term: z.string(), lines: z.array(z.string()) })),
  paragraphs: z.array(z.string()),
})
export type SignedParts = z.infer<typeof SignedParts>

/** Builds the text whose hash is signed from its parts. A page that shows the parts can check that the hash is of them. */
export function formatSignedText({ language, title, facts, paragraphs }: SignedParts): string {
  const colon = language === 'fr' ? '\u00a0:' : ':'
  const named = facts.map(({ term, lines }) => [`${term}${colon}`, ...lines].join('\n'))
  return [title, ...named, ...paragraphs].join('\n\n')
}
