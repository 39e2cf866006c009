import { addDays, type Day, easter, weekday, yearOf } from './civil-days.ts'

export type Country = 'FR' | 'IT' | 'BE'

// Days from Easter Sunday: its Monday 1, Ascension 39, Whit Monday 50.
const holidays: Record<Country, { fixed: string[]; from_easter: number[] }> = {
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    from_easter: [1, 39, 50],
  },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], from_easter: [1, 39, 50] },
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'],
    from_easter: [0, 1],
  },
}
const isFromEaster = (day: Day, days: number[]) => days.some((after) => addDays(easter(yearOf(day)), after) === day)

export function isHoliday(day: Day, country: Country): boolean {
  const { fixed, from_easter } = holidays[country]
  // The feast of Saint Francis is a holiday of Italy from 2026 on.
  if (country === 'IT' && day.slice(5) === '10-04' && yearOf(day) >= 2026) return true
  return fixed.includes(day.slice(5)) || isFromEaster(day, from_easter)
}

const isWeekend = (day: Day) => [0, 6].includes(weekday(day))
export const isWorkingDay = (day: Day, country: Country) => !isWeekend(day) && !isHoliday(day, country)

/** Days on which banks of the euro area settle: TARGET closes on weekends and six holidays (rules, 4.2). */
export const isBankDay = (day: Day) =>
  !isWeekend(day) && !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) && !isFromEaster(day, [-2, 1])

/** That day, or the next bank day. */
export const toBankDay = (day: Day): Day => (isBankDay(day) ? day : toBankDay(addDays(day, 1)))

/** That many-th bank day after a day. */
export function addBankDays(day: Day, days: number): Day {
  let found = day
  for (let left = days; left > 0; left -= 1) found = toBankDay(addDays(found, 1))
  return found
}

/** Bank day with that many bank days after it, up to the given day. */
export function bankDaysBefore(day: Day, days: number): Day {
  let found = day
  for (let left = days; left > 0;) {
    found = addDays(found, -1)
    if (isBankDay(found)) left -= 1
  }
  return found
}

/** That many-th working day after a day, which itself does not count. */
export function addWorkingDays(day: Day, days: number, country: Country): Day {
  let found = day
  for (let left = days; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found, country)) left -= 1
  }
  return found
}

/** Working days after `from`, up to `to` and with it. */
export function countWorkingDays(from: Day, to: Day, country: Country): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, country)) count += 1
  return count
}
