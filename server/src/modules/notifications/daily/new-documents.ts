import { addDays } from '@coussinet/contract/domain/days.ts'
import type { Source } from './daily-news.ts'
import { findAnnouncements } from '#modules/policy/policy.ts'

const lateBy = 6

/** New prices come with a document of their own, from the day on which they are announced. */
export const newDocuments: Source = async (db, today, after, limit) => {
  const rows = await findAnnouncements(db, { from: addDays(today, -lateBy), to: today, after, limit })
  return rows.map(({ member_id, animal_id, announced_on }) => ({
    member_id,
    subject_id: animal_id,
    news: { kind: 'document_available', params: { title: 'indexation' }, once: `indexation ${announced_on}` },
  }))
}
