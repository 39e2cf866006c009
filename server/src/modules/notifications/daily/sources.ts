import { waitingDays } from '@coussinet/contract/brand/values.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import {
  type BegunAnimal,
  findAnimalsBegun,
  findAnnouncements,
  identificationDeadline,
  termsOn,
  waitOver,
} from '#modules/policy/policy.ts'
import type { DailyNotification, NotificationSource } from './daily-notification.ts'

/** Days before the last one on which it is announced, once each. */
const reminders = [5, 15, 30] as const

export const missingChipSource: NotificationSource = async (db, today, after, limit) => {
  const last = identificationDeadline(today, today).days_left
  const rows = await findAnimalsBegun(db, {
    from: addDays(today, 1 - last),
    to: addDays(today, Math.max(...reminders) - last),
    today,
    after,
    limit,
  })
  return rows.map((row) => ({
    member_id: row.member_id,
    subject_id: row.animal_id,
    notification: toMissingChipNotification(row, today),
  }))
}

function toMissingChipNotification(
  { animal_id, name, icad, cover_start, status }: BegunAnimal,
  today: Day,
): DailyNotification | null {
  if (icad !== null || cover_start === null || status === 'terminated') return null
  const { days_left, due_on } = identificationDeadline(cover_start, today)
  return {
    kind: 'icad_missing',
    params: { animal_id, names: [name], days: days_left, date: due_on },
    once: numberOnce(animal_id, days_left),
  }
}

export const numberOnce = (animal_id: string, days_left: number): string =>
  `${animal_id} ${reminders.find((days) => days_left <= days) ?? 0}`

/** Days within which an event is still announced, if the job did not run before. */
const announceWithinDays = 6
// A formula that covers illness from its first day needs no announcement.
const waits = Object.values(waitingDays)
  .flatMap(({ illness }) => illness ?? [])
  .filter((days) => days > 0)

/** Animals whose illnesses are covered from now on. */
export const waitingPeriodSource: NotificationSource = async (db, today, after, limit) => {
  if (waits.length === 0) return []
  const rows = await findAnimalsBegun(db, {
    from: addDays(today, -announceWithinDays - Math.max(...waits)),
    to: addDays(today, -Math.min(...waits)),
    today,
    after,
    limit,
  })
  return rows.map((row) => ({
    member_id: row.member_id,
    subject_id: row.animal_id,
    notification: toWaitNotification(row, today),
  }))
}

function toWaitNotification(animal: BegunAnimal, today: Day): DailyNotification | null {
  const { animal_id, name, cover_start, status } = animal
  const covered_from = cover_start === null ? null : waitOver(termsOn(animal, today), 'illness', cover_start)
  if (
    covered_from === null ||
    covered_from > today ||
    covered_from < addDays(today, -announceWithinDays) ||
    status !== 'active'
  )
    return null
  return {
    kind: 'waiting_over',
    params: { animal_id, names: [name], date: covered_from },
    once: `${animal_id} ${covered_from}`,
  }
}

/** New prices have a document of their own from the day of their announcement. */
export const newDocumentSource: NotificationSource = async (db, today, after, limit) => {
  const rows = await findAnnouncements(db, { from: addDays(today, -announceWithinDays), to: today, after, limit })
  return rows.map(({ member_id, animal_id, announced_on, from_day, animals }) => ({
    member_id,
    subject_id: animal_id,
    // One notification covers all animals of the announcement.
    notification: {
      kind: 'document_available',
      params: { title: 'indexation', names: animals.map(({ name }) => name), date: from_day },
      once: `indexation ${announced_on}`,
    },
  }))
}
