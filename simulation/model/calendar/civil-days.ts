// Days of the civil calendar, written YYYY-MM-DD, counted without the machine's own dates: the model must not share their faults.

export type Day = string
export type Month = string

const pad = (number: number, width: number) => String(number).padStart(width, '0')
export const writeDay = (year: number, month: number, day: number): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
export const yearOf = (day: Day) => Number(day.slice(0, 4))
export const monthOf = (day: Day): Month => day.slice(0, 7)
const monthNumber = (day: string) => Number(day.slice(5, 7))
export const dayOfMonth = (day: Day) => Number(day.slice(8, 10))

export const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export function daysInMonth(month: Month): number {
  const number = monthNumber(month)
  if (number === 2) return isLeapYear(yearOf(month)) ? 29 : 28
  return [4, 6, 9, 11].includes(number) ? 30 : 31
}

/** Days since 1 March of year 0: years begin in March, so that a leap day is the last of its year. */
function countDays(day: Day): number {
  const beginsInMarch = (monthNumber(day) + 9) % 12
  const year = yearOf(day) - (beginsInMarch >= 10 ? 1 : 0)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  // 153 days in each five months from March on
  return 365 * year + leapDays + Math.floor((153 * beginsInMarch + 2) / 5) + dayOfMonth(day) - 1
}

export const daysBetween = (from: Day, to: Day) => countDays(to) - countDays(from)

/** Day that many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  let [year, month, left] = [yearOf(day), monthNumber(day), dayOfMonth(day) + days]
  while (left < 1) {
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
    left += daysInMonth(writeDay(year, month, 1))
  }
  for (let length = 0; left > (length = daysInMonth(writeDay(year, month, 1)));) {
    left -= length
    month += 1
    if (month === 13) [year, month] = [year + 1, 1]
  }
  return writeDay(year, month, left)
}

export function addMonths(month: Month, months: number): Month {
  const count = yearOf(month) * 12 + monthNumber(month) - 1 + months
  return writeDay(Math.floor(count / 12), (count % 12) + 1, 1).slice(0, 7)
}

/** 0 for Sunday to 6 for Saturday. 2000-01-02 was a Sunday. */
export const weekday = (day: Day) => (((countDays(day) - countDays('2000-01-02')) % 7) + 7) % 7

/** Same day of another year; 29 February becomes 1 March where there is none. */
export function anniversary(day: Day, years: number): Day {
  const year = yearOf(day) + years
  return day.slice(5) === '02-29' && !isLeapYear(year) ? `${pad(year, 4)}-03-01` : `${pad(year, 4)}${day.slice(4)}`
}

/** Easter Sunday, by the Gregorian computus. */
export function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const full = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const shift = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const march = full - shift
  return addDays(writeDay(year, 3, 28), march)
}
