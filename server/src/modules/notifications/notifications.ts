/** Notifications of a member: `tx.notify` in the transaction of the change; sources of daily notifications are passed to its jobs. */

export {
  type FoundNotification,
  type NotificationSource,
  walkStart,
  type WalkPosition,
} from './daily/daily-notification.ts'
export { findNotifiedBefore } from './daily/daily.store.ts'
export { numberOnce } from './daily/sources.ts'
export { sendAllNotifications, type DailyNotificationDeps } from './daily/send-all.ts'
export type { NotificationKind } from './notification-kinds.ts'
export { type NotifyDeps, onceId } from './notify.ts'
export { endPushOfOtherSessions, endPushOfSessions } from './push/push-subscriptions.ts'
export { resealSubscriptions } from './push/sealed-subscription.ts'
export type { NotificationParams } from './rendering/params.ts'
export { renderNotification } from './rendering/render-notification.ts'
export { type Actor, createUnit, inUnit, type UnitOfWork, withUnit } from './unit-of-work.ts'
