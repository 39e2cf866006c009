/** A calendar day, YYYY-MM-DD. Days compare as the strings they are. */
export type Day = string

const dayLength = 86_400_000

/** The days of the portal are those of Paris, Rome and Brussels: one clock (domain rules §1.2). */
export const TIME_ZONE = 'Europe/Paris'

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10)

function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return [year, month, date]
}

/** Returns the calendar day at that instant in the three countries. */
export const toLocalDay = (instant: string | Date): Day => localClock(TIME_ZONE, new Date(instant)).day

/** Returns the current day; the same as `toLocalDay(now)`, with a name that reads well. */
export const today = (now: Date): Day => toLocalDay(now)

/** The day that is `count` days later; earlier when negative. */
export const addDays = (day: Day, count: number): Day => dayAt(Date.parse(day) + count * dayLength)

/** Request header with the minutes by which a device's clock is ahead of UTC; sent if its day differs from that of the three countries. */
export const clockHeader = 'x-clock-offset'

/** Days that a member may mean by "today": that of the three countries, and that of a device `offset` minutes ahead of UTC. */
export type OwnDays = { earliest: Day; latest: Day }

/** Reads a device's offset from UTC in minutes; null for a value that no place on earth has. */
export const clockOffset = (offset: unknown): number | null =>
  typeof offset === 'string' && /^-?\d{1,3}$/.test(offset) && Number(offset) >= -720 && Number(offset) <= 840
    ? Number(offset)
    : null

export function ownDays(now: Date, offset: number | null): OwnDays {
  const [here, there] = [toLocalDay(now), dayAt(now.getTime() + (offset ?? 0) * 60_000)]
  if (offset === null) return { earliest: here, latest: here }
  return here < there ? { earliest: here, latest: there } : { earliest: there, latest: here }
}

/** Counts the days from one day to another; negative when `to` is the earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength)

/** The same date `count` months later (earlier when negative), or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** The same date `years` later. What began on a 29 February has its anniversary on 1 March in the other years. */
export function anniversary(day: Day, years: number): Day {
  const [year, month, date] = partsOf(day)
  return dayAt(Date.UTC(year + years, month - 1, date))
}

/** The last anniversary of `start` which is not after `day`; before `start` too, counted backwards. */
export function anniversaryOnOrBefore(start: Day, day: Day): Day {
  const years = partsOf(day)[0] - partsOf(start)[0]
  const inThatYear = anniversary(start, years)
  return inThatYear <= day ? inThatYear : anniversary(start, years - 1)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(time_zone: string): Intl.DateTimeFormat {
  const known = clocks.get(time_zone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(time_zone, clock)
  return clock
}

const central = new Set(['Europe/Paris', 'Europe/Rome', 'Europe/Brussels'])
const firstYear = 1997
const HOUR = 3_600_000

const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * Milliseconds by which clocks in Central Europe are ahead of UTC: one hour, or two from the last Sunday of March to the last Sunday of
 * October, 01:00 UTC (Directive 2000/84/EC).
 */
function centralOffset(at: Date): number {
  const year = at.getUTCFullYear()
  const isSummer = at.getTime() >= lastSunday(year, 2) + HOUR && at.getTime() < lastSunday(year, 9) + HOUR
  return (isSummer ? 2 : 1) * HOUR
}

type LocalTime = Readonly<{ day: string; time: string }>

// Most callers pass the current minute.
const lastAsked = new Map<string, { minute: number; read: LocalTime }>()

/**
 * The day, YYYY-MM-DD, and the time, HH:MM, of an instant in a time zone. Assembled from the parts of the date, because browsers differ in
 * how they write a locale's dates (Canadian English, for instance).
 */
export function localClock(time_zone: string, at: Date): LocalTime {
  // Calculated, because the first use of `Intl` takes a tenth of a second on a slow phone (decision 85).
  if (central.has(time_zone) && at.getUTCFullYear() >= firstYear) {
    const local = new Date(at.getTime() + centralOffset(at)).toISOString()
    return { day: local.slice(0, 10), time: local.slice(11, 16) }
  }
  const minute = Math.floor(at.getTime() / 60_000)
  const last = lastAsked.get(time_zone)
  if (last?.minute === minute) return last.read
  const parts = new Map(
    clockIn(time_zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const read = {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
  lastAsked.set(time_zone, { minute, read })
  return read
}
