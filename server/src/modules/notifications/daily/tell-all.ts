import { today } from '@coussinet/contract/domain/days.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { notify, onceId } from '../notify.ts'
import {
  type DailyNotification,
  type FoundNotification,
  type NotificationSource,
  start,
  type WalkPosition,
} from './daily-notification.ts'
import { findSent } from './daily.store.ts'

type UnsentNotification = Pick<FoundNotification, 'member_id'> & { news: DailyNotification }
export type DailyNotificationDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

const batch = 200
// Connections that it takes from the members’ calls.
const atOnce = 6

/**
 * Tells each member what the sources find, each fact once: a second run, at the same time or later, tells nothing again.
 * Throws in the end when somebody could not be told, so that it is tried again.
 */
export async function tellAll(platform: DailyNotificationDeps, sources: readonly NotificationSource[]): Promise<void> {
  let failed = 0
  for (const source of sources) {
    let after: WalkPosition | undefined = start
    while (after) {
      const found: FoundNotification[] = await source(platform.db, today(platform.clock()), after, batch)
      for (const some of piecesOf(await notYetSent(platform, found))) {
        const told = await Promise.all(some.map((one) => sendOne(platform, one)))
        failed += told.filter((is_told) => !is_told).length
      }
      after = found.length === batch ? found.at(-1) : undefined
    }
  }
  if (failed > 0) throw new Error(`${failed} notifications could not be written.`)
}

const piecesOf = (all: readonly UnsentNotification[]): UnsentNotification[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, piece) => all.slice(piece * atOnce, (piece + 1) * atOnce))

/** Notifications that earlier mornings have not sent already: a debit is found on sixteen of them. */
async function notYetSent(
  { db, config }: DailyNotificationDeps,
  found: readonly FoundNotification[],
): Promise<UnsentNotification[]> {
  const all = found.flatMap(({ member_id, news }) =>
    news ? [{ member_id, news, notification_id: onceId(config, { member_id, ...news }) }] : [],
  )
  const told = await findSent(db, all)
  return all.filter(({ notification_id }) => !told.has(notification_id))
}

/** One member in one transaction, whose facts may be read there alone; what fails there keeps nothing from the others. */
async function sendOne(platform: DailyNotificationDeps, { member_id, news }: UnsentNotification): Promise<boolean> {
  try {
    await inTransaction(platform.db, async (tx) => {
      const params = typeof news.params === 'function' ? await news.params(tx) : news.params
      if (params) await notify(tx, platform, { member_id, ...news, params, at: platform.clock() })
    })
    return true
  } catch (error) {
    platform.log.error({ err: error, member_id, kind: news.kind }, 'a notification could not be written')
    return false
  }
}
