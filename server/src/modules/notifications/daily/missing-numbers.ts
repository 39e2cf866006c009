import { type BegunAnimal, findAnimalsBegun, identificationDeadline } from '#modules/policy/policy.ts'
import { type Day, addDays } from '@coussinet/contract/domain/days.ts'
import type { DailyNews, Source } from './daily-news.ts'

/** How many days before the last one it is said, each once. */
const reminders = [5, 15, 30] as const

/** Animals whose identification number is missing, while there is time. */
export const missingNumbers: Source = async (db, today, after, limit) => {
  const last = identificationDeadline(today, today).days_left
  const rows = await findAnimalsBegun(db, {
    from: addDays(today, 1 - last),
    to: addDays(today, Math.max(...reminders) - last),
    today,
    after,
    limit,
  })
  return rows.map((row) => ({ member_id: row.member_id, subject_id: row.animal_id, news: newsOf(row, today) }))
}

function newsOf({ animal_id, name, icad, cover_start, status }: BegunAnimal, today: Day): DailyNews | null {
  if (icad !== null || cover_start === null || status === 'terminated') return null
  const { days_left } = identificationDeadline(cover_start, today)
  return {
    kind: 'icad_missing',
    params: { animal_id, names: [name], days: days_left },
    once: numberOnce(animal_id, days_left),
  }
}

export const numberOnce = (animal_id: string, days_left: number): string =>
  `${animal_id} ${reminders.find((days) => days_left <= days) ?? 0}`
