import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'

/** Days before the last day to answer on which the member is reminded, once each (REM-01). */
const reminders = [1, 7] as const
export const earliestReminder = Math.max(...reminders)

/**
 * Finds the reminder due today, as days before the last day: a late job sends only the latest one. A reminder whose day
 * had passed when the question was asked is skipped, because the question itself announces the deadline.
 */
export function findDueReminder({
  due_on,
  asked_on,
  today,
}: {
  due_on: Day
  asked_on: Day
  today: Day
}): number | null {
  const left = daysBetween(today, due_on)
  const due = left < 0 ? undefined : reminders.find((days) => left <= days)
  return due !== undefined && asked_on < addDays(due_on, -due) ? due : null
}
