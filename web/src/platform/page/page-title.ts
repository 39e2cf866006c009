import { brandName } from '@coussinet/contract/brand/values.ts'
import type { Label, Language } from '@coussinet/texts/messages.ts'
import type { AnyRouter } from '@tanstack/react-router'
import { crumbs } from '#messages/shell.ts'
import { hasCode } from '../calls/api-problem.ts'
import { currentLanguage, onLanguageChange } from '../language/i18n.ts'

export type PageStaticData = {
  crumb?: Label
  title?: Label
  /** The heading is the page's title, and is shown before its data is loaded. */
  headed?: true
  /** Replaces the title before the contract begins. */
  needsContract?: true
}

type Match = { staticData: PageStaticData; loaderData?: unknown; error?: unknown }

export const notFoundTitle = crumbs.not_found

/** Text from a loader: one for all languages, or one for each. */
function readTitle(match: Match, member: 'crumb' | 'title', language: Language): string | null {
  const memberOf = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  const value = memberOf(match.loaderData, member)
  const text = typeof value === 'string' ? value : memberOf(value, language)
  return typeof text === 'string' ? text : null
}

/** Breadcrumb of a match: from its loader, else from its route. */
export const getCrumb = (match: Match, language: Language): string | null =>
  readTitle(match, 'crumb', language) ?? match.staticData.crumb?.[language] ?? null

/** Innermost title of a page, without the brand's name; null if there is none. */
function ownTitle(matches: readonly Match[], language: Language): string | null {
  for (const match of matches.toReversed()) {
    const title = readTitle(match, 'title', language) ?? match.staticData.title?.[language] ?? getCrumb(match, language)
    if (title !== null) return title
  }
  return null
}

/** Title of the page on screen, from the innermost match that has one; a missing page has its own. */
export function getPageTitle(matches: readonly Match[], language: Language): string {
  if (matches.some(({ error }) => hasCode(error, 'not_found'))) return `${notFoundTitle[language]} · ${brandName}`
  const title = ownTitle(matches, language)
  return title === null ? brandName : `${title} · ${brandName}`
}

/** Heading of a page that is still loading; null if it depends on the data. */
export function getPageHeading(matches: readonly Match[], language: Language): string | null {
  return matches.at(-1)?.staticData.headed ? ownTitle(matches, language) : null
}

/** Keeps the document's title equal to that of the page on screen, in its language; returns a function that stops it. */
export function showTitles(router: AnyRouter): () => void {
  const show = () => {
    document.title = getPageTitle(router.state.matches, currentLanguage())
  }
  const stops = [router.subscribe('onRendered', show), onLanguageChange(show)]
  return () => stops.forEach((stop) => stop())
}

/** Moves the focus to the heading after each navigation to another page. */
export function focusHeadings(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || fromLocation === undefined) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
