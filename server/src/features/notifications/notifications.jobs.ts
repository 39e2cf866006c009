import { addMonths, today } from '#platform/days.ts'
import type { Platform } from '#platform/portal.ts'
import { inTransaction } from '#platform/transaction.ts'
import { findForgetful, forget } from './daily/daily.store.ts'
import { type Found, type Source, start, type Step } from './daily/daily-news.ts'
import { endedWaits } from './daily/ended-waits.ts'
import { missingNumbers } from './daily/missing-numbers.ts'
import { newDocuments } from './daily/new-documents.ts'
import { upcomingDebits } from './daily/upcoming-debits.ts'
import { notify } from './notifications.ts'

type Telling = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

const sources: readonly Source[] = [upcomingDebits, missingNumbers, endedWaits, newDocuments]
const batch = 200
const monthsKept = 24

/** Early each morning: what the day itself brings, and what was read long ago goes. */
export async function notificationJobs(platform: Platform): Promise<void> {
  await platform.jobs.every('notifications.daily', '30 5 * * *', async () => {
    await tellOfDay(platform)
    await forgetRead(platform)
  })
}

/** Tells each member what is worth telling today; a second run tells nothing again. Throws in the end when somebody could not be told, so that it is tried again. */
export async function tellOfDay(platform: Telling): Promise<void> {
  let failed = 0
  for (const source of sources) {
    let after: Step | undefined = start
    while (after) {
      const found: Found[] = await source(platform.db, today(platform.clock()), after, batch)
      for (const one of found) failed += (await tell(platform, one)) ? 0 : 1
      after = found.length === batch ? found.at(-1) : undefined
    }
  }
  if (failed > 0) throw new Error(`${failed} notifications could not be written.`)
}

/** One member in one transaction; what fails there keeps nothing from the others. */
async function tell(platform: Telling, { member_id, news }: Found): Promise<boolean> {
  if (!news) return true
  try {
    await inTransaction(platform.db, (trx) => notify(trx, platform, { member_id, ...news, at: platform.clock() }))
    return true
  } catch (error) {
    platform.log.error({ err: error, member_id, kind: news.kind }, 'a notification could not be written')
    return false
  }
}

/** Deletes what was read and is older than 24 months. */
export async function forgetRead({ db, clock }: Pick<Telling, 'db' | 'clock'>): Promise<void> {
  const before = new Date(addMonths(today(clock()), -monthsKept))
  let members = await findForgetful(db, before, batch)
  while (members.length > 0) {
    for (const { member_id } of members) await forget(db, member_id, before)
    members = await findForgetful(db, before, batch)
  }
}
