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

type LocalTime = Readonly<{ day: string; time: string }>

// Most who ask mean this minute.
const lastAsked = new Map<string, { minute: number; read: LocalTime }>()

/**
 * The day, YYYY-MM-DD, and the time, HH:MM, of an instant on the clocks of a time zone. Put together from the parts of the
 * date: how a locale writes one (Canada’s English as ISO, for instance) is not the same in every browser.
 */
export function localClock(time_zone: string, at: Date): LocalTime {
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
