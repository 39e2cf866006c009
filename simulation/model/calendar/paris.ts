import { addDays, type Day, weekday, writeDay } from './civil-days.ts'

// Paris, Rome and Brussels share one clock: an hour ahead of UTC, two from the last Sunday of March to that of October, 01:00 UTC each.

const lastSunday = (year: string, month: '03' | '10'): Day => {
  const last = writeDay(Number(year), Number(month), 31)
  return addDays(last, -weekday(last))
}

/** Civil day of an ISO instant in UTC, on the clock of the members. */
export function civilDay(instant: string): Day {
  const [day = '', time = ''] = instant.split('T')
  const year = day.slice(0, 4)
  const isSummer = instant >= `${lastSunday(year, '03')}T01:00` && instant < `${lastSunday(year, '10')}T01:00`
  return Number(time.slice(0, 2)) + (isSummer ? 2 : 1) >= 24 ? addDays(day, 1) : day
}
