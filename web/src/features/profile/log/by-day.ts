import { dayOf } from '@coussinet/contract/domain/days.ts'

export type DayOf<Entry> = { day: string; entries: Entry[] }

/** Entries under the days (YYYY-MM-DD, on the clocks of the three countries) on which they happened, in the order given. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]): DayOf<Entry>[] {
  const days: DayOf<Entry>[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
