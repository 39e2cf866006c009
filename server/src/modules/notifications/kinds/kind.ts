import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { NotificationGroup, optionalGroups, Severity } from '@coussinet/contract/notifications.ts'
import type { Link } from '../rendering/open-link.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
type LockedGroup = Exclude<NotificationGroup, OptionalGroup>

/** Wordings of one text, or the only one: the first is taken whose values are known. */
export type Wordings = string | readonly string[]

/** Title and text; where the values of no wording are all known, the last one is said without those that are missing. */
type Said = readonly [title: Wordings, text: Wordings]

/** Paragraphs of a letter; one is left out where the values of none of its wordings are known. */
type Paragraphs = readonly Wordings[]

/** A row of the letter's table, by its value; left out where that is not known. */
export type FactName = 'billed' | 'refunded' | 'paid' | 'kept' | 'account' | 'paid_on' | 'vet' | 'reference'

export type Kind = {
  severity: Severity
  /** title and text; what stands in braces comes from the row's params */
  fr: Said
  it: Said
  /** text of the e-mail where the notification's alone is not enough */
  letter?: Readonly<Record<Language, Paragraphs>>
  facts?: readonly FactName[]
  /** its letter says how one disagrees */
  contests?: true
  /** cut before the first part that the params do not fill */
  href: Link
} & (
  | { group: LockedGroup; mail: 'always' }
  /** a letter that says more is written in the same transaction */
  | { group: LockedGroup; mail: 'own' }
  | { group: OptionalGroup; mail: 'optional' | 'never' }
)

export type Kinds = Readonly<Record<string, Kind>>
