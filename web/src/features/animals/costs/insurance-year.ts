const dayLength = 86_400_000
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** A day so many days after another, YYYY-MM-DD. */
const later = (day: string, count: number) => new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)

/** How an insurance year is called: 2026 when it is the calendar's, else 2025-2026. */
export function yearName(year_start: string): string {
  const year = year_start.slice(0, 4)
  return year_start.endsWith('-01-01') ? year : `${year}-${Number(year) + 1}`
}

type Year = { year_start: string; year_end: string }

/** Where a day stands in a year, 0 on its first day to 1 after its last. */
export function placeIn({ year_start, year_end }: Year, day: string): number {
  return Math.min(1, Math.max(0, days(year_start, day) / (days(year_start, year_end) + 1)))
}

export type Slice = { start: string; end: string; /** the place of its last day */ until: number }

/** A year in twelve slices of equal length, near enough its months. */
export function slicesOf(year: Year): Slice[] {
  const length = days(year.year_start, year.year_end) + 1
  return Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [Math.round((index * length) / 12), Math.round(((index + 1) * length) / 12)]
    return { start: later(year.year_start, from), end: later(year.year_start, to - 1), until: to / length }
  })
}
