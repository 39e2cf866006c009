import { type Day, addDays, addMonths, dayOf, daysBetween } from '@coussinet/contract/domain/days.ts'
import { debitDay } from '#modules/contributions/contributions.ts'

const referenceDay = '2026-11-20' // domain rules: the day that the demo data was written for
const lastDebits = '2026-11' // the month of the last debits before it
const minute = 60_000

/** Carries the demo's dates over to the days around now. */
export type DemoTime = {
  now: Date
  day(written: Day): Day
  /** the day written, at HH:MM on the clocks of Paris, but never in the future */
  at(written: Day, time: string): Date
  /** the month (YYYY-MM) written, as many months later as this year's November debit of that due day is */
  month(written: string, due_day: number): string
  /** the debit that is planned for the month written, or for one after it: the first on the due day that lies ahead, once the contract has begun */
  planned(written: string, contract: { due_day: number; effective_date: Day }): { month: string; on: Day }
}

export function demoTime(now: Date): DemoTime {
  const shift = daysBetween(referenceDay, dayOf(now))
  const day = (written: Day) => addDays(written, shift)
  // Moved by days, two months could become one.
  const month = (written: string, due_day: number) =>
    later(written, monthsBetween(lastDebits, day(`${lastDebits}-${String(due_day).padStart(2, '0')}`)))
  return {
    now,
    day,
    at: (written, time) => past(localInstant(day(written), time), now),
    month,
    planned: (written, { due_day, effective_date }) => {
      const begun = day(effective_date)
      const plannedFrom = (debited: string): { month: string; on: Day } => {
        const on = debitDay(debited, due_day)
        return on > dayOf(now) && on >= begun ? { month: debited, on } : plannedFrom(later(debited, 1))
      }
      return plannedFrom(month(written, due_day))
    },
  }
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
