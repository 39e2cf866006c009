import { optionalGroups, type NotificationGroup, type Preference } from '@coussinet/contract/notifications.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
export type PreferenceChoice = { group: OptionalGroup; email: boolean }

export const isOptional = (group: NotificationGroup): group is OptionalGroup =>
  optionalGroups.some((one) => one === group)

/** The preferences once one was chosen; what is locked stays as it is. */
export const withChoice = (preferences: readonly Preference[], { group, email }: PreferenceChoice): Preference[] =>
  preferences.map((one) => (one.group === group && !one.locked ? { ...one, email } : one))
