/** A schedule of the portal's jobs: each minute or hour of a kind, or one time each day (UTC). */
export type PlannedTimes = { minutes: readonly number[]; hours: readonly number[] }

const all = (count: number) => Array.from({ length: count }, (_, value) => value)

/** Reads a cron expression of minute and hour alone: `30 5 * * *`, `10 * * * *`, `* * * * *` and every few minutes; throws on any other. */
export function readPlannedTimes(cron: string): PlannedTimes {
  const [minute = '', hour = '', ...rest] = cron.split(' ')
  if (rest.join(' ') !== '* * *') throw new Error(`No schedule of minutes and hours: ${cron}`)
  return { minutes: valuesOf(minute, 60), hours: valuesOf(hour, 24) }
}

function valuesOf(field: string, count: number): number[] {
  const [, step, value] = /^(?:\*(?:\/(\d+))?|(\d+))$/.exec(field) ?? []
  if (value !== undefined && Number(value) < count) return [Number(value)]
  if (field.startsWith('*')) return all(count).filter((one) => one % Number(step ?? 1) === 0)
  throw new Error(`No value below ${count}: ${field}`)
}

const minute = 60_000

/** The first planned time after a moment. */
export function nextPlanned({ minutes, hours }: PlannedTimes, after: Date): Date {
  const at = new Date(Math.floor(after.getTime() / minute) * minute + minute)
  while (!hours.includes(at.getUTCHours())) at.setUTCHours(at.getUTCHours() + 1, 0, 0, 0)
  while (!minutes.includes(at.getUTCMinutes())) at.setUTCMinutes(at.getUTCMinutes() + 1)
  return hours.includes(at.getUTCHours()) ? at : nextPlanned({ minutes, hours }, new Date(at.getTime() - minute))
}

/** The same schedule with one time a day instead of one each hour or minute: its first after midnight. */
export const thinned = ({ minutes, hours }: PlannedTimes): PlannedTimes => ({
  minutes: minutes.slice(0, 1),
  hours: hours.slice(0, 1),
})
