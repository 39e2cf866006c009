import { addDays, daysBetween } from '@coussinet/contract/domain/days.ts'

/** Name of an insurance year: 2026 when it is the calendar's, else 2025-2026. */
export function yearName(year_start: string): string {
  const year = year_start.slice(0, 4)
  return year_start.endsWith('-01-01') ? year : `${year}-${Number(year) + 1}`
}

type Year = { year_start: string; year_end: string }

/** Place of a day in a year, 0 on its first day to 1 after its last. */
export function placeIn({ year_start, year_end }: Year, day: string): number {
  return Math.min(1, Math.max(0, daysBetween(year_start, day) / (daysBetween(year_start, year_end) + 1)))
}

export type MonthPart = {
  start: string
  end: string
  /** in days */
  length: number
  /** the place after its last day */
  until: number
  /** one part alone of a month that the year's ends cut in two */
  isNamed: boolean
}

const firstOfNext = (day: string) => {
  const date = new Date(day)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}

/** The calendar months of a year, in order; the first and the last are cut at its ends. */
export function listMonthParts(year: Year): MonthPart[] {
  const parts: MonthPart[] = []
  for (let start = year.year_start; start <= year.year_end;) {
    const next = firstOfNext(start)
    const end = next > year.year_end ? year.year_end : addDays(next, -1)
    const middle = `${start.slice(0, 8)}16`
    parts.push({
      start,
      end,
      length: daysBetween(start, end) + 1,
      until: placeIn(year, addDays(end, 1)),
      isNamed: start <= middle && middle <= end,
    })
    start = next
  }
  return parts
}
