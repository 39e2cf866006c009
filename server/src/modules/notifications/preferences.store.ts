import { type NotificationGroup, optionalGroups } from '@coussinet/contract/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { OptionalGroup } from './kinds/kind.ts'

export async function findPreferences(db: Db, member_id: string) {
  return db
    .selectFrom('notification_preferences')
    .select(['notification_group', 'email', 'push'])
    .where('member_id', '=', member_id)
    .execute()
}

/** Tells whether the member wants mails of the group (default: yes). */
export async function wantsEmail(db: Db, member_id: string, group: NotificationGroup): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('email')
    .where('member_id', '=', member_id)
    .where('notification_group', '=', group)
    .executeTakeFirst()
  return row?.email ?? true
}

export const isOptionalGroup = (group: NotificationGroup): group is OptionalGroup =>
  optionalGroups.some((optional) => optional === group)

/** Tells whether the member wants the group on their devices (default: yes). */
export async function wantsPush(db: Db, member_id: string, group: OptionalGroup): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('push')
    .where('member_id', '=', member_id)
    .where('notification_group', '=', group)
    .executeTakeFirst()
  return row?.push ?? true
}

type PreferenceKey = { member_id: string; notification_group: OptionalGroup }
type PreferenceChange = { email?: boolean; push?: boolean; changed_at: Date }

/** Stores what was chosen; a choice that is omitted stays, though it changes at the same time. */
export async function setPreference(db: Db, key: PreferenceKey, change: PreferenceChange): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ email: true, push: true, ...key, ...change })
    .onConflict((conflict) => conflict.columns(['member_id', 'notification_group']).doUpdateSet(change))
    .execute()
}
