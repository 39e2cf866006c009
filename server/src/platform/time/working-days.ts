import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { promises } from '../config/promises.ts'
import { publicHolidays } from './holidays.ts'

type DayOrDate = Day | Date
/** Period during which the clock stops: until `to`, or open-ended. */
export type Pause = { from: DayOrDate; to: DayOrDate | null }

const holidaysByYear = new Map<string, ReadonlySet<Day>>()

function holidaysOf(country: Country, year: string): ReadonlySet<Day> {
  const key = `${country} ${year}`
  const known = holidaysByYear.get(key)
  if (known) return known
  const days = new Set(publicHolidays(country, Number(year), 'fr').map(({ day }) => day))
  holidaysByYear.set(key, days)
  return days
}

const toDay = (moment: DayOrDate): Day => (moment instanceof Date ? toLocalDay(moment) : moment)

/** Tells whether a day is neither on a weekend nor a national public holiday of the country. */
export function isWorkingDay(day: Day, country: Country): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(country, day.slice(0, 4)).has(day)
}

function firstWorkingDay(from: Day, country: Country): Day {
  return isWorkingDay(from, country) ? from : firstWorkingDay(addDays(from, 1), country)
}

/** The `count`th working day after `from`, which may be any day: two after a Saturday is the Tuesday. */
export function addWorkingDays(from: DayOrDate, count: number, country: Country): Day {
  let day = toDay(from)
  for (let left = count; left > 0; left -= 1) day = firstWorkingDay(addDays(day, 1), country)
  return day
}

/**
 * The `count`th legal working day (“jours ouvrables”) after `from`: Saturdays count, Sundays and public holidays do
 * not, as French law counts leave (Code du travail, article L3141-3) and the Belgian Code of economic law its terms
 * (book I).
 */
export function addLegalWorkingDays(from: Day, count: number, country: Country): Day {
  let day = from
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (new Date(day).getUTCDay() !== 0 && !holidaysOf(country, day.slice(0, 4)).has(day)) left -= 1
  }
  return day
}

/** Counts the working days that have begun after `from`, up to `to`: 0 on the day itself. */
export function workingDaysBetween(from: DayOrDate, to: DayOrDate, country: Country): number {
  const last = toDay(to)
  let count = 0
  for (let day = addDays(toDay(from), 1); day <= last; day = addDays(day, 1)) {
    if (isWorkingDay(day, country)) count += 1
  }
  return count
}

/**
 * Day by which a request is decided; null while the member must act. Pauses are in order of time. The clock stops and
 * resumes (“le délai reprend à sa réception”): the remaining promised working days (spec §4: two) count from the day of
 * the member's answer, with at least one, so that the answer can be read.
 */
export function expectedBy(filed: DayOrDate, pauses: readonly Pause[], country: Country): Day | null {
  let start = filed
  let left = promises.answer
  for (const { from, to } of pauses) {
    if (to === null) return null
    left = Math.max(1, left - workingDaysBetween(start, from, country))
    start = to
  }
  return addWorkingDays(start, left, country)
}

/** Counts the working days of a decision, without the pauses that waited for the member, in order of time. */
export function workingDaysTaken(
  { filed, decided, pauses }: { filed: DayOrDate; decided: DayOrDate; pauses: readonly Pause[] },
  country: Country,
): number {
  let start = filed
  let taken = 0
  for (const { from, to } of pauses) {
    taken += workingDaysBetween(start, from, country)
    start = to ?? decided
  }
  return taken + workingDaysBetween(start, decided, country)
}

/** Counts the days by which a request is late; 0 while it is on time or the clock is stopped. */
export const lateByDays = (expected_by: Day | null, today: Day): number =>
  expected_by === null ? 0 : Math.max(0, daysBetween(expected_by, today))
