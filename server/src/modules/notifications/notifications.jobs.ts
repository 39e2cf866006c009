import { addMonths, today } from '@coussinet/contract/domain/days.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import type { Platform } from '#platform/portal.ts'
import type { NotificationSource } from './daily/daily-notification.ts'
import { readBefore } from './daily/daily.store.ts'
import { sendAllNotifications, type DailyNotificationDeps } from './daily/send-all.ts'
import { waitingPeriodSource, missingChipSource, newDocumentSource } from './daily/sources.ts'

export { pushJobs } from './push/push.jobs.ts'

const ownSources: readonly NotificationSource[] = [missingChipSource, waitingPeriodSource, newDocumentSource]
const monthsKept = 24

/** Registers the morning job: notifications that depend on the date, those of `others` first, and the deletion of old ones. */
export async function notificationsJobs(platform: Platform, others: readonly NotificationSource[]): Promise<void> {
  await platform.jobs.every('notifications.daily', '30 5 * * *', async () => {
    await sendDailyNotifications(platform, others)
    await deleteOldRead(platform)
  })
}

/** Notifies each member of what is due today; a second run repeats nothing. */
export const sendDailyNotifications = (
  platform: DailyNotificationDeps,
  others: readonly NotificationSource[],
): Promise<void> => sendAllNotifications(platform, [...others, ...ownSources])

/** Deletes read notifications older than 24 months, except those of members on legal hold. */
export async function deleteOldRead({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const before = new Date(addMonths(today(clock()), -monthsKept))
  await deleteOld(db, readBefore(before))
}
