import { optionalGroups, type NotificationGroup, type Preference } from '@coussinet/contract/notifications.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
export type PreferenceChoice = { group: OptionalGroup; email: boolean }

export const isOptional = (group: NotificationGroup): group is OptionalGroup =>
  optionalGroups.some((one) => one === group)

/** Applies a choice to the preferences; locked ones stay as they are. */
export const withChoice = (preferences: readonly Preference[], { group, email }: PreferenceChoice): Preference[] =>
  preferences.map((one) => (one.group === group && !one.locked ? { ...one, email } : one))
