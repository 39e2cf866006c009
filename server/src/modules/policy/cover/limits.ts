import { addDays, anniversary, anniversaryOnOrBefore, type Day, daysBetween } from '@coussinet/contract/domain/days.ts'

const identificationDays = 60

/** The share of the ceiling used, in whole percent: 1 at least once something is used, 100 only when nothing is left. */
export function usedPercent(used_cents: number, ceiling_cents: number): number {
  if (used_cents <= 0 || ceiling_cents <= 0) return 0
  return Math.min(100, Math.max(1, Math.floor((100 * used_cents) / ceiling_cents)))
}

/** Remainder of an amount, never below zero, in cents. */
export const remaining = (amount_cents: number, used_cents: number): number => Math.max(0, amount_cents - used_cents)

/** Until when a missing identification number is to be supplied, and the days left. */
export function identificationDeadline(cover_start: Day, today: Day): { due_on: Day; days_left: number } {
  const due_on = addDays(cover_start, identificationDays)
  return { due_on, days_left: Math.max(0, daysBetween(today, due_on)) }
}

/** The twelve months, first and last day, which `day` stands in, counted from the animal's cover start. */
export function insuranceYear(cover_start: Day, day: Day): { year_start: Day; year_end: Day } {
  const year_start = anniversaryOnOrBefore(cover_start, day)
  const years = Number(year_start.slice(0, 4)) - Number(cover_start.slice(0, 4))
  return { year_start, year_end: addDays(anniversary(cover_start, years + 1), -1) }
}
