import { type Day, addDays, daysBetween } from '../calendar/civil-days.ts'

/** Reminder of a deadline due that morning: 7 days or 1 day before; null where none is, or the question itself told it. */
export function findDueReminder(due_on: Day, asked_on: Day, today: Day): 7 | 1 | null {
  const left = daysBetween(today, due_on)
  if (left < 0 || left > 7) return null
  const before = left <= 1 ? 1 : 7
  return addDays(due_on, -before) > asked_on ? before : null
}

/** Reminder of the missing identification number: 30, 15 or 5 days before the last of its 60; null before and after. */
export function findIcadReminder(cover_start: Day, today: Day): 30 | 15 | 5 | null {
  const left = daysBetween(today, addDays(cover_start, 60))
  if (left < 0 || left > 30) return null
  if (left <= 5) return 5
  return left <= 15 ? 15 : 30
}
