import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, addMonths, type Day, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { debitDay } from '#modules/contributions/contributions.ts'
import { isBankDay } from '#platform/time/bank-days.ts'
import { isWorkingDay } from '#platform/time/working-days.ts'

const referenceDay = '2026-11-20' // domain rules: the day that the demo data was written for
// What is newer is counted from today (promises, waiting periods, notices); what is older keeps its weekday.
const recentFrom = '2026-09-28'
const lastDebits = '2026-11' // the month of the last debits before it
const minute = 60_000

/** Carries the demo's dates over to the days around now. */
export type DemoTime = {
  now: Date
  today: Day
  /** a recent day by the days that passed, an older one by the whole weeks of them */
  day(written: Day): Day
  /** a day by the days that passed, as the offers of a demo are moved */
  exactDay(written: Day): Day
  /** the day written, or the next on which the insurer works and banks are open; never in the future */
  working(written: Day, country: Country): Day
  /** the day written, at HH:MM on the clocks of Paris, but never in the future */
  at(written: Day, time: string): Date
  /** a day that was moved already, at HH:MM on the clocks of Paris, but never in the future */
  moment(moved: Day, time: string): Date
  /** the month (YYYY-MM) written, as many months later as the last debit of that due day is */
  month(written: string, due_day: number): string
  /**
   * the debit that is planned for the month written, or for one after it: the first on the due day that lies ahead, once the contract has
   * begun
   */
  planned(written: string, contract: { due_day: number; effective_date: Day }): { month: string; on: Day }
}

export function demoTime(now: Date): DemoTime {
  const today = toLocalDay(now)
  const passed = daysBetween(referenceDay, today)
  const weeks = Math.floor(passed / 7) * 7
  const exactDay = (written: Day) => addDays(written, passed)
  const day = (written: Day) => (written < recentFrom ? addDays(written, weeks) : exactDay(written))
  const month = (written: string, due_day: number) =>
    later(written, monthsBetween(lastDebits, lastDebited(due_day, today)))
  const moment = (moved: Day, time: string) => past(localInstant(moved, time), now)
  return {
    now,
    today,
    day,
    exactDay,
    working: (written, country) => workingDay(day(written), { country, today }),
    at: (written, time) => moment(day(written), time),
    moment,
    month,
    planned: (written, { due_day, effective_date }) => {
      const begun = day(effective_date)
      const plannedFrom = (debited: string): { month: string; on: Day } => {
        const on = debitDay(debited, due_day)
        return on > today && on >= begun ? { month: debited, on } : plannedFrom(later(debited, 1))
      }
      return plannedFrom(month(written, due_day))
    },
  }
}

const worksOn = (day: Day, country: Country) => isBankDay(day) && isWorkingDay(day, country)

/** The day, or the first after it on which the insurer works and banks are open; when that lies ahead, the last of them until today. */
export function workingDay(day: Day, { country, today }: { country: Country; today: Day }): Day {
  if (day > today) return lastWorkingDay(today, country)
  return worksOn(day, country) ? day : workingDay(addDays(day, 1), { country, today })
}

/** The day, or the last before it on which the insurer works and banks are open. */
export const lastWorkingDay = (day: Day, country: Country): Day =>
  worksOn(day, country) ? day : lastWorkingDay(addDays(day, -1), country)

function lastDebited(due_day: number, today: Day): string {
  const present = today.slice(0, 7)
  return debitDay(present, due_day) <= today ? present : later(present, -1)
}

const later = (month: string, count: number) => addMonths(`${month}-01`, count).slice(0, 7)

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))

function past(instant: Date, now: Date): Date {
  return instant < now ? instant : new Date(now.getTime() - 5 * minute)
}

const localClock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function localTime(instant: Date): string {
  const parts = new Map(localClock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.get('hour')}:${parts.get('minute')}`
}

/** HH:MM of a day on the clocks of Paris, whichever of winter and summer time it is. */
function localInstant(day: Day, time: string): Date {
  const summer = new Date(`${day}T${time}:00+02:00`)
  return localTime(summer) === time ? summer : new Date(`${day}T${time}:00+01:00`)
}
