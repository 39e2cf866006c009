import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { NotificationGroup, optionalGroups, Severity } from '@coussinet/contract/notifications.ts'
import type { Link } from '../rendering/open-link.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
type LockedGroup = Exclude<NotificationGroup, OptionalGroup>

/** Paragraphs of a letter; of each the first wording is taken whose values are known, and none where none are. */
type Paragraphs = readonly (readonly string[])[]

export type Kind = {
  severity: Severity
  /** title and text; what stands in braces comes from the row's params */
  fr: readonly [title: string, text: string]
  it: readonly [title: string, text: string]
  /** text of the e-mail where the notification's alone is not enough */
  letter?: Readonly<Record<Language, Paragraphs>>
  /** cut before the first part that the params do not fill */
  href: Link
} & (
  | { group: LockedGroup; mail: 'always' }
  /** a letter that says more is written in the same transaction */
  | { group: LockedGroup; mail: 'own' }
  | { group: OptionalGroup; mail: 'optional' | 'never' }
)

export type Kinds = Readonly<Record<string, Kind>>
