import { addDays, type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'

/** Easter Sunday of a year in the Gregorian calendar (Butcher's algorithm). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const count = epact + weekday - 7 * late + 114
  return `${year}-0${Math.floor(count / 31)}-${String((count % 31) + 1).padStart(2, '0')}`
}

// domain rules §4.2: days on which TARGET is closed, besides weekends
function isTargetHoliday(day: Day): boolean {
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return true
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day === addDays(easter, -2) || day === addDays(easter, 1)
}

/** Tells whether banks in the euro area settle debits and transfers on that day. */
export function isBankDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isTargetHoliday(day)
}

/** That day, or the next bank day. */
export const bankDayFrom = (day: Day): Day => (isBankDay(day) ? day : bankDayFrom(addDays(day, 1)))

/** That day, or the previous bank day. */
export const bankDayUntil = (day: Day): Day => (isBankDay(day) ? day : bankDayUntil(addDays(day, -1)))

/** The `count`th bank day after `from`, which may be any day. */
export function addBankDays(from: Day | Date, count: number): Day {
  let day = from instanceof Date ? toLocalDay(from) : from
  for (let left = count; left > 0; left -= 1) day = bankDayFrom(addDays(day, 1))
  return day
}

export function bankDaysBefore(day: Day, count: number): Day {
  if (count === 0) return day
  const before = addDays(day, -1)
  return bankDaysBefore(before, isBankDay(before) ? count - 1 : count)
}
