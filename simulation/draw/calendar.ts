const dayMs = 86_400_000

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

/** Instant of a day, in minutes after 06:30 UTC. */
export const momentOf = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T06:30:00Z`) + minutes * 60_000).toISOString()
