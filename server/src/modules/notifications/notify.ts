import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import { findCorrespondent } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import { keyedHash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { Platform } from '#platform/portal.ts'
import type { NotificationKindSpec } from './kinds/kind.ts'
import { firstNameOfKind, type NotificationKind, notificationKinds } from './notification-kinds.ts'
import { notificationMail } from './notifications.mails.ts'
import { hasUnreadAbout, insertNotification, isNotificationOf, setRead, setReadAbout } from './notifications.store.ts'
import { wantsEmail } from './preferences.store.ts'
import { queuePush } from './push/queue-push.ts'
import type { NotificationParams } from './rendering/params.ts'

export type NotifyDeps = Pick<Platform, 'clock' | 'config' | 'jobs'>

type NotificationInput = {
  member_id: string
  kind: NotificationKind
  params: NotificationParams
  at: Date
  /** id of the notification, if the caller needs to know it; by default a new one */
  id?: string
  reply_to?: string
  /** key of the fact: nothing is notified twice under the same key */
  once?: string
}

/**
 * Notifies of a change, in its transaction, by mail and on the member's devices if the kind says so; returns whether it is new. Amounts in
 * cents, ISO days.
 */
export async function notify(
  db: Db,
  platform: NotifyDeps,
  { member_id, kind, params, at, id = newId(), once, reply_to }: NotificationInput,
): Promise<boolean> {
  const notification_id = once === undefined ? id : onceId(platform.config, { member_id, kind, once })
  if (
    !(await insertNotification(db, {
      member_id,
      notification_id,
      kind,
      params: JSON.stringify(params),
      created_at: at,
    }))
  )
    return false
  await announce(db, member_id, 'notifications')
  await mail(db, platform, { member_id, kind, params, at, ...(reply_to === undefined ? {} : { reply_to }) })
  await queuePush(db, platform, { member_id, notification_id, kind })
  return true
}

type RequestKind = { member_id: string; kind: NotificationKind; request_id: string; at: Date }

const inARow = 10 * 60_000

/**
 * Notifies of something that occurs several times in a row about a request: an unread notification of the last ten minutes suffices; an
 * older unread one is replaced, so that there is only one unread at a time.
 */
export async function notifyInARow(
  db: Db,
  platform: NotifyDeps,
  { request_id, params, ...input }: RequestKind & Pick<NotificationInput, 'params' | 'reply_to'>,
): Promise<void> {
  const { member_id, kind, at } = input
  if (await hasUnreadAbout(db, member_id, { kind, request_id }, new Date(at.getTime() - inARow))) return
  await setReadAbout(db, member_id, { kind, request_id }, at)
  await notify(db, platform, { ...input, params: { ...params, request_id } })
}

/** Marks notifications of a kind about a request as read: the member has seen the object itself. */
export async function settleNotifications(db: Db, { member_id, kind, request_id, at }: RequestKind): Promise<void> {
  if ((await setReadAbout(db, member_id, { kind, request_id }, at)) > 0) await announce(db, member_id, 'notifications')
}

type SentOnce = { member_id: string; kind: NotificationKind; once: string; at: Date }

/** Marks a notification as read because its fact has changed; returns false if it was never sent. */
export async function supersede(db: Db, { config }: NotifyDeps, { at, ...fact }: SentOnce): Promise<boolean> {
  const id = onceId(config, fact)
  if (!(await isNotificationOf(db, fact.member_id, id))) return false
  if ((await setRead(db, fact.member_id, at, id)) > 0) await announce(db, fact.member_id, 'notifications')
  return true
}

async function mail(
  db: Db,
  platform: NotifyDeps,
  { member_id, kind, params, at, reply_to }: Omit<NotificationInput, 'once' | 'id'>,
): Promise<void> {
  const known: NotificationKindSpec = notificationKinds[kind]
  const { mail: when, group } = known
  if (when === 'own' || when === 'never') return
  const member = await findCorrespondent(db, member_id)
  if (!member) return
  const may_choose = member.features.includes('notifications')
  // Members without the preference page get only the important mails.
  const mailedByDefault = 'matters' in known
  if (when === 'optional' && !(may_choose ? await wantsEmail(db, member_id, group) : mailedByDefault)) return
  const reader = { language: toLanguage(member.locale), country: member.country }
  await sendMail(db, platform, {
    member_id,
    to: member.email,
    reader,
    ...(reply_to === undefined ? {} : { reply_to }),
    letter: notificationMail(reader.language, {
      kind,
      params,
      firstname: calledName(member),
      as_of: toLocalDay(at),
      may_choose,
      grants: member,
      public_url: platform.config.public_url,
      takes_replies: reply_to !== undefined,
    }),
  })
}

type NotificationOnce = { member_id: string; kind: string; once: string }

/** Derives the id of a notification sent once: constant for a fact, unpredictable without the secret (RFC 9562, version 8). */
export function onceId(
  { persistent_keys }: Pick<Platform['config'], 'persistent_keys'>,
  { member_id, kind, once }: NotificationOnce,
): string {
  const hex = keyedHash(persistent_keys.notifications, `${member_id} ${firstNameOfKind(kind)} ${once}`).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
