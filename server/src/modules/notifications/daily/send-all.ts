import { today } from '@coussinet/contract/domain/days.ts'
import { readPages } from '#platform/db/read-pages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { notify, onceId } from '../notify.ts'
import {
  type DailyNotification,
  type FoundNotification,
  type NotificationSource,
  walkStart,
  type WalkPosition,
} from './daily-notification.ts'
import { findSent } from './daily.store.ts'

type UnsentNotification = Pick<FoundNotification, 'member_id'> & { notification: DailyNotification }
export type DailyNotificationDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

const batch = 200
// Connections that the job uses of those for members' calls.
const atOnce = 6

/**
 * Notifies each member of what the sources find, once per fact: a second run, concurrent or later, repeats nothing. Throws at the end if
 * some members could not be notified, so that the job is retried.
 */
export async function sendAllNotifications(
  platform: DailyNotificationDeps,
  sources: readonly NotificationSource[],
): Promise<void> {
  let failed = 0
  for (const source of sources) {
    const pages = readPages(batch, (after: WalkPosition = walkStart) =>
      source(platform.db, today(platform.clock()), after, batch),
    )
    for await (const found of pages)
      for (const some of piecesOf(await notYetSent(platform, found))) {
        const sent = await Promise.all(some.map((one) => sendOne(platform, one)))
        failed += sent.filter((is_sent) => !is_sent).length
      }
  }
  if (failed > 0) throw new Error(`${failed} notifications could not be written.`)
}

const piecesOf = (all: readonly UnsentNotification[]): UnsentNotification[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, piece) => all.slice(piece * atOnce, (piece + 1) * atOnce))

/** Filters out notifications that earlier runs have sent: a debit is found on sixteen days. */
async function notYetSent(
  { db, config }: DailyNotificationDeps,
  found: readonly FoundNotification[],
): Promise<UnsentNotification[]> {
  const all = found.flatMap(({ member_id, notification }) =>
    notification ? [{ member_id, notification, notification_id: onceId(config, { member_id, ...notification }) }] : [],
  )
  const sent = await findSent(db, all)
  return all.filter(({ notification_id }) => !sent.has(notification_id))
}

/** Handles one member in one transaction; a failure does not affect the others. */
async function sendOne(
  platform: DailyNotificationDeps,
  { member_id, notification }: UnsentNotification,
): Promise<boolean> {
  try {
    await inTransaction(platform.db, async (tx) => {
      const params = typeof notification.params === 'function' ? await notification.params(tx) : notification.params
      if (params) await notify(tx, platform, { member_id, ...notification, params, at: platform.clock() })
    })
    return true
  } catch (error) {
    platform.log.error({ err: error, member_id, kind: notification.kind }, 'a notification could not be written')
    return false
  }
}
