import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'

/** Days before the last one to answer on which the member is reminded, each once (REM-01). */
const reminders = [1, 7] as const
export const earliestReminder = Math.max(...reminders)

/**
 * The reminder that is due, by its days before the last one: a late job sends the one whose day has come, alone. The
 * question itself is the announcement of what it left no time for.
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
