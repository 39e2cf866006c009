import type { BodyOf } from '@coussinet/contract/endpoint.ts'
import {
  type changeNotificationPreferences,
  notificationGroups,
  optionalGroups,
  type Preference,
} from '@coussinet/contract/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { audit } from '#platform/records/audit.ts'
import { findPreferences, isOptionalGroup, setPreference } from './preferences.store.ts'

export async function readPreferences(db: Db, member_id: string): Promise<{ data: Preference[] }> {
  const chosen = await findPreferences(db, member_id)
  return {
    data: notificationGroups.map((group) => {
      const { email = true, push = true } = chosen.find(({ notification_group }) => notification_group === group) ?? {}
      return { group, email, push, locked: !isOptionalGroup(group) }
    }),
  }
}

const changesAllowed = { limit: 60, window_seconds: 3600 }

type PreferenceChoice = { member_id: string; wanted: BodyOf<typeof changeNotificationPreferences>; at: Date }

/** Stores the member's choices, in the caller's transaction; omitted or unchanged ones leave no trace. */
export async function changePreferences(db: Db, { member_id, wanted, at }: PreferenceChoice): Promise<void> {
  const { data } = await readPreferences(db, member_id)
  const changed = optionalGroups.flatMap((group) => {
    const now = data.find((preference) => preference.group === group) ?? { email: true, push: true }
    const [email, push] = [wanted[group] ?? now.email, wanted.push?.[group] ?? now.push]
    return email === now.email && push === now.push ? [] : [{ group, email, push, was: now }]
  })
  if (changed.length === 0) return
  await countAttempt(db, { key: `notification-preferences ${member_id}`, ...changesAllowed }, at)
  for (const { group, email, push, was } of changed)
    await setPreference(
      db,
      { member_id, notification_group: group },
      { ...(email === was.email ? {} : { email }), ...(push === was.push ? {} : { push }), changed_at: at },
    )
  const pushed = changed.filter(({ push, was }) => push !== was.push).map(({ group, push }) => [group, push])
  await audit(db, {
    member_id,
    action: 'notification_preferences.changed',
    details: {
      ...Object.fromEntries(
        changed.filter(({ email, was }) => email !== was.email).map(({ group, email }) => [group, email]),
      ),
      ...(pushed.length > 0 ? { push: Object.fromEntries(pushed) } : {}),
    },
    at,
  })
  await announce(db, member_id, 'notifications')
}
