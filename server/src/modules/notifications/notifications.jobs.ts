import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import {
  type DailyNotification,
  type FoundNotification,
  type Source,
  start,
  type Step,
} from './daily/daily-notification.ts'
import { findSent, readBefore } from './daily/daily.store.ts'
import { endedWaits, missingNumbers, newDocuments } from './daily/sources.ts'
import { notify, onceId } from './notify.ts'

type Unsent = Pick<FoundNotification, 'member_id'> & { news: DailyNotification }
type DailyDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

const ownSources: readonly Source[] = [missingNumbers, endedWaits, newDocuments]
const batch = 200
// Connections that it takes from the members’ calls.
const atOnce = 6
const monthsKept = 24

/** Early each morning: what the day itself brings, that of `others` first, and what was read long ago goes. */
export async function notificationsJobs(platform: Platform, others: readonly Source[]): Promise<void> {
  await platform.jobs.every('notifications.daily', '30 5 * * *', async () => {
    await sendDailyNotifications(platform, others)
    await deleteOldRead(platform)
  })
}

/** Tells each member what is worth telling today; a second run tells nothing again. Throws in the end when somebody could not be told, so that it is tried again. */
export async function sendDailyNotifications(platform: DailyDeps, others: readonly Source[]): Promise<void> {
  let failed = 0
  for (const source of [...others, ...ownSources]) {
    let after: Step | undefined = start
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

const piecesOf = (all: readonly Unsent[]): Unsent[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, piece) => all.slice(piece * atOnce, (piece + 1) * atOnce))

/** Notifications that earlier mornings have not sent already: a debit is found on sixteen of them. */
async function notYetSent({ db, config }: DailyDeps, found: readonly FoundNotification[]): Promise<Unsent[]> {
  const all = found.flatMap(({ member_id, news }) =>
    news ? [{ member_id, news, notification_id: onceId(config, { member_id, ...news }) }] : [],
  )
  const told = await findSent(db, all)
  return all.filter(({ notification_id }) => !told.has(notification_id))
}

/** One member in one transaction; what fails there keeps nothing from the others. */
async function sendOne(platform: DailyDeps, { member_id, news }: Unsent): Promise<boolean> {
  try {
    await inTransaction(platform.db, (trx) => notify(trx, platform, { member_id, ...news, at: platform.clock() }))
    return true
  } catch (error) {
    platform.log.error({ err: error, member_id, kind: news.kind }, 'a notification could not be written')
    return false
  }
}

/** Deletes what was read and is older than 24 months, but of who is held. */
export async function deleteOldRead({ db, clock }: Pick<DailyDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(addMonths(today(clock()), -monthsKept))
  await deleteOld(db, readBefore(before))
}
