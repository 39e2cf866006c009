import type { NotificationGroup, optionalGroups, Severity } from '@coussinet/contract/notifications.ts'
import type { NotificationLink } from '../rendering/open-link.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
type LockedGroup = Exclude<NotificationGroup, OptionalGroup>

/** Wordings of one text, or a single one: rendering picks the first whose placeholders the row can fill. */
export type Wordings = string | readonly string[]

/** Texts of a kind in one language; placeholders in braces come from the row's params. */
export type KindWords = {
  /** if no wording can be filled, the last one is used without the missing values */
  readonly title: Wordings
  readonly body: Wordings
  /** paragraphs of the e-mail if the notification's text is not enough; one is left out if none of its wordings can be filled */
  readonly letter?: readonly Wordings[]
}

/** Row of the mail's table, by its value; left out if that is missing. */
export type FactName = 'billed' | 'refunded' | 'paid' | 'kept' | 'account' | 'paid_on' | 'vet' | 'reference'

export type NotificationKindSpec = {
  severity: Severity
  facts?: readonly FactName[]
  /** a person wrote it */
  personal?: true
  /** its mail explains how to object */
  disputes?: true
  /** the mail's button continues what was begun */
  resumes?: true
  /** cut before the first part that the params do not fill */
  href: NotificationLink
} & (
  | { group: LockedGroup; mail: 'always' }
  /** a more detailed mail is written in the same transaction */
  | { group: LockedGroup; mail: 'own' }
  | { group: OptionalGroup; mail: 'optional' | 'never' }
  /** the member may decline its mail; those without the preference page get it */
  | { group: OptionalGroup; mail: 'optional'; matters: true }
)

export type NotificationKinds = Readonly<Record<string, NotificationKindSpec>>
