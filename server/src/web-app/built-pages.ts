import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOffered, toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { findPagePattern } from '@coussinet/contract/domain/page-patterns.ts'
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

const unknown = '/$'

/** The page of an address: a plain pattern before one with a place for an id, the not-found page last. */
export function findBuiltPage(pages: readonly BuiltPage[], path: string): BuiltPage | undefined {
  const known = pages.map((page) => page.path).filter((pattern) => pattern !== unknown)
  const pattern = findPagePattern(known, path) ?? unknown
  return pages.find((page) => page.path === pattern)
}

/** Language of a page for a guest: their choice, else the first supported one of their browser, else that of the brand's home. */
export function pageLanguage(cookie: string | undefined, accepted: string | undefined): Language {
  const chosen = /(?:^|;\s*)locale=(\w\w)\b/.exec(cookie ?? '')?.[1]
  return chosen !== undefined && isOffered(chosen) ? toLanguage(chosen) : languageOfHeader(accepted)
}
