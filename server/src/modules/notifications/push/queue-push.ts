import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { type NotificationKind, notificationKinds } from '../notification-kinds.ts'
import { isOptionalGroup, wantsPush } from '../preferences.store.ts'
import { findSubscriptionIds } from './push-subscriptions.store.ts'

/** Queue of pushes; one job per notification and device. */
export const pushQueue = 'push.send'

export type PushJob = { member_id: string; notification_id: string; subscription_id: string }

type NewNotification = { member_id: string; notification_id: string; kind: NotificationKind }

/** Kinds that are shown on devices: not those that need nobody's attention, nor what the member has just done by themselves. */
export function isPushed(kind: NotificationKind): boolean {
  const { mail, severity, personal = false } = notificationKinds[kind]
  return mail === 'own' ? personal || severity === 'warning' : mail !== 'never'
}

/** Queues a notification for each device of the member, in the caller's transaction. */
export async function queuePush(
  db: Db,
  { config, jobs }: Pick<Platform, 'config' | 'jobs'>,
  { member_id, notification_id, kind }: NewNotification,
): Promise<void> {
  if (config.push === null || !isPushed(kind)) return
  const devices = await findSubscriptionIds(db, member_id)
  if (devices.length === 0) return
  const { group } = notificationKinds[kind]
  if (isOptionalGroup(group) && !(await wantsPush(db, member_id, group))) return
  for (const subscription_id of devices)
    await jobs.send<PushJob>(db, pushQueue, { member_id, notification_id, subscription_id })
}
