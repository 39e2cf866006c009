import { atHour, hour } from '@coussinet/contract/domain/contact.ts'
import { daysBetween, localClock, TIME_ZONE, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { decimal, shortDay, weekdayAndDay } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { ages, nearDays } from '#messages/platform.ts'

// On the clocks of the three countries.
const timeOf = (instant: string) => localClock(TIME_ZONE, new Date(instant)).time

/** An instant → 14 h 10 in French, 14.10 in Italian */
export const clockTime = (instant: string, language: Language): string => hour(timeOf(instant), language)

/** An instant → à 14 h 10, alle 14.10 */
export const atClockTime = (instant: string, language: Language): string => atHour(timeOf(instant), language)

/** An instant → 4 nov. 2026, 14 h 10 */
export const shortInstant = (instant: string, language: Language): string =>
  `${shortDay(toLocalDay(instant), language)}, ${clockTime(instant, language)}`

/** An instant → jeudi 19 novembre à 14 h 10 */
export const longInstant = (instant: string, language: Language): string =>
  `${weekdayAndDay(toLocalDay(instant), language)} ${atClockTime(instant, language)}`

/** Hier, aujourd’hui or demain in lower case, else the weekday and the day; takes a day or an instant. */
export function nearDay(at: string, now: string, language: Language): string {
  const day = at.length > 10 ? toLocalDay(at) : at
  return nearDays[language].names[daysBetween(now, day) + 1] ?? weekdayAndDay(day, language)
}

/** A size in bytes, in the units of 1000: 340 ko, 1,2 Mo. */
export function fileSize(bytes: number, language: Language): string {
  const [kilo, mega] = language === 'fr' ? ['ko', 'Mo'] : ['kB', 'MB']
  return bytes < 1_000_000
    ? `${decimal(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0${kilo}`
    : `${decimal(bytes / 1_000_000, language)}\u00a0${mega}`
}

/** An age in words on a day: 8 mois, 3 ans; in months until there are so many years. */
export function age(birth_date: string, now: string, language: Language, years_from = 1): string {
  const [born, at] = [new Date(birth_date), new Date(now)]
  const whole = (at.getUTCFullYear() - born.getUTCFullYear()) * 12 + at.getUTCMonth() - born.getUTCMonth()
  const months = Math.max(0, at.getUTCDate() < born.getUTCDate() ? whole - 1 : whole)
  const years = Math.floor(months / 12)
  return years >= years_from ? ages[language].years(years) : ages[language].months(months)
}
