import { addDays, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'

const identificationDays = 60

export function identificationDeadline(cover_start: Day, today: Day): { due_on: Day; days_left: number } {
  const due_on = addDays(cover_start, identificationDays)
  return { due_on, days_left: Math.max(0, daysBetween(today, due_on)) }
}
