import * as fr from '@coussinet/texts/fr/notification-kinds.ts'
import * as it from '@coussinet/texts/it/notification-kinds.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/notification-kinds.ts'
import { accountKinds } from './kinds/account-kinds.ts'
import { coverKinds } from './kinds/cover-kinds.ts'
import { insurerKinds } from './kinds/insurer-kinds.ts'
import type { NotificationKindSpec, KindWords } from './kinds/kind.ts'
import { paymentKinds } from './kinds/payment-kinds.ts'
import { quoteKinds } from './kinds/quote-kinds.ts'
import { refundKinds } from './kinds/refund-kinds.ts'
import { reminderKinds } from './kinds/reminder-kinds.ts'
import { sponsorshipKinds } from './kinds/sponsorship-kinds.ts'

const kinds = {
  ...refundKinds,
  ...reminderKinds,
  ...quoteKinds,
  ...paymentKinds,
  ...accountKinds,
  ...coverKinds,
  ...sponsorshipKinds,
  ...insurerKinds,
}

export type NotificationKind = keyof typeof kinds

/** Kinds of notification: how each looks, where it links, and whether it is mailed. */
export const notificationKinds: Readonly<Record<NotificationKind, NotificationKindSpec>> = kinds

export const personalKinds: readonly string[] = Object.entries<NotificationKindSpec>(kinds).flatMap(
  ([kind, { personal }]) => (personal ? [kind] : []),
)

/** Kinds under their names in 0.1: existing rows keep them, and a node of 0.1 may run beside this one. */
const formerKinds: Readonly<Record<string, NotificationKind>> = {
  contest_received: 'dispute_received',
  contest_late: 'dispute_late',
  contest_upheld: 'dispute_upheld',
  contest_changed: 'dispute_changed',
}

/** Current name of a stored kind. */
export const presentKind = (kind: string): string =>
  Object.hasOwn(formerKinds, kind) ? (formerKinds[kind] ?? kind) : kind

const firstNames = new Map(Object.entries(formerKinds).map(([former, present]) => [present as string, former]))

/** First name of a kind: what was sent once under it is not sent again under the current one. */
export const firstNameOfKind = (kind: string): string => firstNames.get(kind) ?? kind

export const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(kinds, kind)

type InsurerKind = Extract<NotificationKind, `insurer_${string}`>

const words: Readonly<Record<Language, Readonly<Record<Exclude<NotificationKind, InsurerKind>, KindWords>>>> = messages(
  {
    fr: { ...fr.kindWords, ...fr.reminderWords, ...fr.quoteWords },
    it: { ...it.kindWords, ...it.reminderWords, ...it.quoteWords },
    nl: { ...nl.kindWords, ...nl.reminderWords, ...nl.quoteWords },
  },
)

const insurerWords: KindWords = { title: '{said_title}', body: '{said_body}' }

const isInsurerWritten = (kind: NotificationKind): kind is InsurerKind => kind.startsWith('insurer_')

export const getKindWords = (kind: NotificationKind, language: Language): KindWords =>
  isInsurerWritten(kind) ? insurerWords : words[language][kind]
