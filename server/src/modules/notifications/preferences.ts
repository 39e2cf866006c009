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
import { findPreferences, setPreference } from './preferences.store.ts'

export async function readPreferences(db: Db, member_id: string): Promise<{ data: Preference[] }> {
  const chosen = await findPreferences(db, member_id)
  return {
    data: notificationGroups.map((group) => ({
      group,
      email: chosen.find(({ notification_group }) => notification_group === group)?.email ?? true,
      locked: !optionalGroups.some((optional) => optional === group),
    })),
  }
}

const changesAllowed = { limit: 60, window_seconds: 3600 }

type PreferenceChoice = { member_id: string; wanted: BodyOf<typeof changeNotificationPreferences>; at: Date }

/** Stores the member's choices, in the caller's transaction; omitted or unchanged ones leave no trace. */
export async function changePreferences(db: Db, { member_id, wanted, at }: PreferenceChoice): Promise<void> {
  const { data } = await readPreferences(db, member_id)
  const changed = optionalGroups.flatMap((group) => {
    const email = wanted[group]
    return email === undefined || data.some((now) => now.group === group && now.email === email)
      ? []
      : [{ group, email }]
  })
  if (changed.length === 0) return
  await countAttempt(db, { key: `notification-preferences ${member_id}`, ...changesAllowed }, at)
  for (const { group, email } of changed)
    await setPreference(db, { member_id, notification_group: group, email, changed_at: at })
  await audit(db, {
    member_id,
    action: 'notification_preferences.changed',
    details: Object.fromEntries(changed.map(({ group, email }) => [group, email])),
    at,
  })
  await announce(db, member_id, 'notifications')
}
