import { addDays, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { dayAndMonth, shortDay } from '@coussinet/contract/domain/format.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { clockTime, nearDay } from '#platform/language/format.ts'

/** `today`, `week` (before today, since Monday), `earlier` (in this month, before that), else the month, YYYY-MM. */
export type Period<Row> = { period: 'today' | 'week' | 'earlier' | (string & {}); rows: Row[] }

function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

function periodOf(day: string, now: string): string {
  if (day >= now) return 'today'
  if (day >= mondayOf(now)) return 'week'
  const month = day.slice(0, 7)
  return month === now.slice(0, 7) ? 'earlier' : month
}

/** Rows under the time in which they came, on the clocks of the three countries, in the order given; `now` is a day. */
export function byPeriod<Row extends { created_at: string }>(rows: readonly Row[], now: string): Period<Row>[] {
  const periods: Period<Row>[] = []
  for (const row of rows) {
    const period = periodOf(toLocalDay(row.created_at), now)
    const last = periods.at(-1)
    if (last?.period === period) last.rows.push(row)
    else periods.push({ period, rows: [row] })
  }
  return periods
}

/** Moment at which one came, as short as it can be: 14:10, Hier, 9 nov., 12 juil. 2025. */
export function shortMoment(created_at: string, now: string, language: Language): string {
  const day = toLocalDay(created_at)
  if (day >= now) return clockTime(created_at, language)
  if (daysBetween(day, now) === 1) return capitalised(nearDay(day, now, language))
  return day.slice(0, 4) === now.slice(0, 4) ? dayAndMonth(day, language) : shortDay(day, language)
}
