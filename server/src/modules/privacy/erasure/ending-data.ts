import { addDays, anniversary, type Day } from '@coussinet/contract/domain/days.ts'
import type { NotificationSource } from '#modules/notifications/notifications.ts'
import type { RetentionSettings } from '#platform/config/retention-settings.ts'
import { findEndedBefore } from './erasure.store.ts'
import { endedBeforeErasure } from './expired-members.ts'

/** Days before an automatic erasure on which it is announced (REM-03). */
const announcedWithin = 30

/** Members who will soon be erased, because the retention time of their contract's books ends. */
export const endingData =
  ({ books_years }: Pick<RetentionSettings, 'books_years'>): NotificationSource =>
  async (db, today, after, limit) => {
    const days = endedBeforeErasure(books_years, addDays(today, announcedWithin))
    const rows = await findEndedBefore(db, { days, after, limit })
    return rows.map(({ member_id, country, end_date }) => ({
      member_id,
      subject_id: member_id,
      notification: {
        kind: 'data_ending',
        params: { date: erasedOn(end_date, books_years[country], today) },
        once: end_date,
      },
    }))
  }

/** First day on which the sweep can erase members whose contract ended on `day`: tomorrow if that is past. */
function erasedOn(end_date: Day, years: number, today: Day): Day {
  let day = anniversary(end_date, years)
  while (day <= today || anniversary(day, -years) <= end_date) day = addDays(day, 1)
  return day
}
