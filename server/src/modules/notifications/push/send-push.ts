import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { findCorrespondent } from '#modules/policy/policy.ts'
import { traceOutgoing } from '#platform/observability/trace.ts'
import type { Platform } from '#platform/portal.ts'
import { isKind, notificationKinds, presentKind } from '../notification-kinds.ts'
import { countUnread, findNotification } from '../notifications.store.ts'
import { inUnit } from '../unit-of-work.ts'
import { getPushKeys } from './push-keys.ts'
import { buildPushMessage, writePayload } from './push-message.ts'
import type { PushOutcome, PushSender } from './push-sender.ts'
import { deleteSubscriptions, findSubscription, recordSent } from './push-subscriptions.store.ts'
import type { PushJob } from './queue-push.ts'
import { openSubscription } from './sealed-subscription.ts'

export type SendPushDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

// Later the notification would surprise more than help; it waits in the portal.
const longestWait = 24 * 3_600_000

/** Sends a notification to a device, once; throws if it must be tried again, with a reason that contains no address. */
export async function sendPush(platform: SendPushDeps, sender: PushSender, job: PushJob): Promise<void> {
  const { db, clock, config, log } = platform
  const { member_id, notification_id, subscription_id } = job
  const keys = getPushKeys(config)
  const device = await findSubscription(db, job)
  if (!keys || !device || device.sent_ids.includes(notification_id)) return
  const notification = await findNotification(db, member_id, notification_id)
  if (!notification || notification.read_at !== null) return
  const member = await findCorrespondent(db, member_id)
  if (!member || member.disabled_at !== null || !member.features.includes('notifications')) return
  const drop = (reason: string) =>
    log.warn(
      { event: 'push_dropped', member_id, subscription_id, reason },
      'a push was not sent, and is not tried again',
    )
  if (clock().getTime() - notification.created_at.getTime() > longestWait) return drop('too_old')
  const subscription = openSubscription(config, device.sealed)
  if (!subscription) throw new Error('SECRET_KEY is not the one that the subscription was sealed with')
  const payload = writePayload(
    buildPushMessage({
      notification_id,
      kind: notification.kind,
      params: notification.params,
      told_on: toLocalDay(notification.created_at),
      unread: await countUnread(db, member_id),
      language: toLanguage(member.locale),
      details: device.details,
      grants: member,
      public_url: config.public_url,
    }),
  )
  const outcome = await traceOutgoing(
    'push',
    { channel: 'push' },
    () =>
      sender.send({
        keys,
        subscription,
        payload,
        topic: notification_id.replaceAll('-', ''),
        isUrgent: isUrgent(notification.kind),
      }),
    ({ is_sent, reason }: PushOutcome) => (is_sent ? null : reason),
  )
  if (outcome.is_sent) {
    await recordSent(db, job, notification_id, clock())
    return log.info({ event: 'push_sent', member_id, subscription_id }, 'a push was sent')
  }
  if (outcome.is_gone) return endGone(platform, job)
  if (outcome.is_refusal) return drop(outcome.reason)
  throw new Error(outcome.reason)
}

const isUrgent = (stored: string): boolean => {
  const kind = presentKind(stored)
  return isKind(kind) && ['action', 'warning'].includes(notificationKinds[kind].severity)
}

/** Ends a subscription that its push service does not know any more: the member took back the permission, or left the browser. */
async function endGone(platform: SendPushDeps, { member_id, subscription_id }: PushJob): Promise<void> {
  await inUnit(platform, { member_id, actor: 'system' }, async (tx) => {
    if ((await deleteSubscriptions(tx.db, member_id, [subscription_id])).length === 0) return
    await tx.audit('push.ended', { subject_id: subscription_id, details: { reason: 'gone' } })
    await tx.announce('notifications')
  })
  platform.log.info({ event: 'push_ended', member_id, subscription_id }, 'a device takes no pushes any more')
}
