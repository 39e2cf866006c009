import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import type { Platform } from '#platform/portal.ts'
import type { NotificationSource } from './daily/daily-notification.ts'
import { readBefore } from './daily/daily.store.ts'
import { endedWaits, missingNumbers, newDocuments } from './daily/sources.ts'
import { tellAll, type DailyNotificationDeps } from './daily/tell-all.ts'

const ownSources: readonly NotificationSource[] = [missingNumbers, endedWaits, newDocuments]
const monthsKept = 24

/** Early each morning: what the day itself brings, that of `others` first, and what was read long ago goes. */
export async function notificationsJobs(platform: Platform, others: readonly NotificationSource[]): Promise<void> {
  await platform.jobs.every('notifications.daily', '30 5 * * *', async () => {
    await sendDailyNotifications(platform, others)
    await deleteOldRead(platform)
  })
}

/** Tells each member what is worth telling today; a second run tells nothing again. */
export const sendDailyNotifications = (
  platform: DailyNotificationDeps,
  others: readonly NotificationSource[],
): Promise<void> => tellAll(platform, [...others, ...ownSources])

/** Deletes what was read and is older than 24 months, but of who is held. */
export async function deleteOldRead({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(addMonths(today(clock()), -monthsKept))
  await deleteOld(db, readBefore(before))
}
