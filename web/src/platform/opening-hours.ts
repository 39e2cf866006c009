import { addDays } from '@coussinet/contract/domain/days.ts'
import { localClock } from '@coussinet/contract/domain/local-clock.ts'

type Hours = { open: string; close: string; time_zone: string }
type Holiday = { day: string; name: string }

/** Whether somebody answers; if not, the holiday of that day, or null, and when somebody will: a day, in how many days, or null. */
export type Answering =
  | { isOpen: true }
  | { isOpen: false; today: string; holiday: string | null; opens: { day: string; in_days: number } | null }

// More than any run of holidays and weekends.
const farthest = 30

const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0

/** Who answers at an instant: Monday to Friday but for holidays, from `open` until before `close`, on the clocks of `time_zone`. */
export function answering({ open, close, time_zone }: Hours, at: Date, holidays: readonly Holiday[]): Answering {
  const { day: today, time } = localClock(time_zone, at)
  const holidayOf = (day: string) => holidays.find((one) => one.day === day)
  const isWorked = (day: string) => !isWeekend(day) && holidayOf(day) === undefined
  if (isWorked(today) && time >= open && time < close) return { isOpen: true }
  for (let in_days = time < open ? 0 : 1; in_days <= farthest; in_days += 1) {
    const day = addDays(today, in_days)
    if (isWorked(day)) return { isOpen: false, today, holiday: holidayOf(today)?.name ?? null, opens: { day, in_days } }
  }
  return { isOpen: false, today, holiday: holidayOf(today)?.name ?? null, opens: null }
}
