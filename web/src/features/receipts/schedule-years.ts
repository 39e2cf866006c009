import type { Contract } from '@coussinet/contract/profile.ts'

/** The calendar years with due dates to show on a day: the last one, this one and the next, within the contract's. */
export function scheduleYears(
  { effective_date, end_date }: Pick<Contract, 'effective_date' | 'end_date'>,
  today: string,
): number[] {
  const yearOf = (day: string) => Number(day.slice(0, 4))
  const begun = yearOf(effective_date)
  const last = Math.max(
    begun,
    Math.min(yearOf(today) + 1, end_date === null ? Number.POSITIVE_INFINITY : yearOf(end_date)),
  )
  const first = Math.max(begun, Math.min(yearOf(today) - 1, last))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The year to show: the requested one, else this one, else the nearest with due dates. */
export function shownYear(years: readonly number[], wanted: number | undefined, today: string): number {
  const year = wanted ?? Number(today.slice(0, 4))
  return years.toSorted((one, other) => Math.abs(one - year) - Math.abs(other - year))[0] ?? year
}
