import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOffered, toLanguage } from '@coussinet/contract/brand/language-of.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { languageOfHeader } from '#platform/http/language.ts'

/** An address pattern (`/refunds/$id`), the HTML of its page, and the hashes of what that HTML runs. */
export type BuiltPage = {
  path: string
  status: number
  guest: boolean
  files: Record<Language, string>
  scripts: string[]
  styles: string[]
}

/** The pages that the build describes in `pages.json`. */
export function readPages(dist: string): BuiltPage[] {
  const { pages }: { pages: BuiltPage[] } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'))
  return pages
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith('$') ? given[at] !== '' : part === given[at]))
  )
}

/** The page of an address: a plain pattern before one with a place for an id, the not-found page last. */
export function findBuiltPage(pages: readonly BuiltPage[], path: string): BuiltPage | undefined {
  const clean = path.length > 1 ? path.replace(/\/$/, '') : path
  const known = pages.filter(({ path: pattern }) => pattern !== '/$' && matches(pattern, clean))
  return (
    known.toSorted((a, b) => a.path.split('$').length - b.path.split('$').length)[0] ??
    pages.find(({ path: pattern }) => pattern === '/$')
  )
}

/** Language of a page for a guest: their choice, else the first supported one of their browser, else that of the brand's home. */
export function pageLanguage(cookie: string | undefined, accepted: string | undefined): Language {
  const chosen = /(?:^|;\s*)locale=(\w\w)\b/.exec(cookie ?? '')?.[1]
  return chosen !== undefined && isOffered(chosen) ? toLanguage(chosen) : languageOfHeader(accepted)
}
