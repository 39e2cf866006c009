import { isPageOpen, type pageGrants } from '@coussinet/contract/domain/permissions.ts'

type LinkedPage = keyof typeof pageGrants
/** A page, one below it that a param names, or one that the params name themselves. */
export type NotificationLink =
  | LinkedPage
  | `${LinkedPage}/{${string}}`
  | '/{page}'
  | '/contact/messages/{reference}'
  | '/refunds/{request_id}#messages'

export type PageGrants = Parameters<typeof isPageOpen>[1]

/** Link to a page for a member; null if they may not open it. */
export const openLink = (href: string | null, grants: PageGrants): string | null =>
  href !== null && isPageOpen(href, grants) ? href : null
