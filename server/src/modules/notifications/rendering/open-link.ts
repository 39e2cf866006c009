import { isPageOpen, type pageGrants } from '@coussinet/contract/domain/page-grants.ts'

type Page = keyof typeof pageGrants
/** A page, or one below it that a param names. */
export type Link = Page | `${Page}/{${string}}`

export type Grants = Parameters<typeof isPageOpen>[1]

/** Link to a page as it opens for a member; null where it is closed to them. */
export const openLink = (href: string | null, grants: Grants): string | null =>
  href !== null && isPageOpen(href, grants) ? href : null
