import type { NotificationGroup, optionalGroups, Severity } from '@coussinet/contract/notifications.ts'
import type { NotificationLink } from '../rendering/open-link.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
type LockedGroup = Exclude<NotificationGroup, OptionalGroup>

/** Wordings of one text, or the only one: the first is taken whose values are known. */
export type Wordings = string | readonly string[]

/** Words of a kind in one language; what stands in braces comes from the row's params. */
export type KindWords = {
  /** the last wording is said without missing values where those of no wording are all known */
  readonly title: Wordings
  readonly body: Wordings
  /** paragraphs of the e-mail where the notification's text alone is not enough; one is left out where the values of none of its wordings are known */
  readonly letter?: readonly Wordings[]
}

/** A row of the letter's table, by its value; left out where that is not known. */
export type FactName = 'billed' | 'refunded' | 'paid' | 'kept' | 'account' | 'paid_on' | 'vet' | 'reference'

export type NotificationKindSpec = {
  severity: Severity
  facts?: readonly FactName[]
  /** a person wrote it */
  personal?: true
  /** its letter says how one disagrees */
  disputes?: true
  /** its letter's button goes on with what was begun */
  resumes?: true
  /** cut before the first part that the params do not fill */
  href: NotificationLink
} & (
  | { group: LockedGroup; mail: 'always' }
  /** a letter that says more is written in the same transaction */
  | { group: LockedGroup; mail: 'own' }
  | { group: OptionalGroup; mail: 'optional' | 'never' }
  /** the member may refuse its letter; who cannot choose is written to */
  | { group: OptionalGroup; mail: 'optional'; matters: true }
)

export type Kinds = Readonly<Record<string, NotificationKindSpec>>
