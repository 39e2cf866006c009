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

type PreferenceRow = {
  member_id: string
  notification_group: OptionalGroup
  email: boolean
  push: boolean
  changed_at: Date
}

export async function setPreference(db: Db, row: PreferenceRow): Promise<void> {
  const { email, push, changed_at } = row
  await db
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'notification_group']).doUpdateSet({ email, push, changed_at }),
    )
    .execute()
}
