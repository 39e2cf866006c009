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
 * Milliseconds by which clocks in Central Europe are ahead of UTC: an hour, two from the last Sunday of March to that of October,
 * 01:00 UTC (Directive 2000/84/EC).
 */
function centralOffset(at: Date): number {
  const year = at.getUTCFullYear()
  const isSummer = at.getTime() >= lastSunday(year, 2) + HOUR && at.getTime() < lastSunday(year, 9) + HOUR
  return (isSummer ? 2 : 1) * HOUR
}

type LocalTime = Readonly<{ day: string; time: string }>

// Most who ask mean this minute.
const lastAsked = new Map<string, { minute: number; read: LocalTime }>()

/**
 * The day, YYYY-MM-DD, and the time, HH:MM, of an instant on the clocks of a time zone. Put together from the parts of the
 * date: how a locale writes one (Canada’s English as ISO, for instance) is not the same in every browser.
 */
export function localClock(time_zone: string, at: Date): LocalTime {
  // By their rule, because the first use of `Intl` costs a slow phone a tenth of a second (decision 85).
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
