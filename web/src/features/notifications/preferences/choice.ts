import { optionalGroups, type NotificationGroup, type Preference } from '@coussinet/contract/notifications.ts'

export type OptionalGroup = (typeof optionalGroups)[number]
/** One choice of a group: whether it comes by e-mail, or on the member's devices. */
export type PreferenceChoice = { group: OptionalGroup; way: 'email' | 'push'; wanted: boolean }

export const isOptional = (group: NotificationGroup): group is OptionalGroup =>
  optionalGroups.some((one) => one === group)

/** Applies a choice to the preferences; locked ones stay as they are. */
export const withChoice = (
  preferences: readonly Preference[],
  { group, way, wanted }: PreferenceChoice,
): Preference[] => preferences.map((one) => (one.group === group && !one.locked ? { ...one, [way]: wanted } : one))
