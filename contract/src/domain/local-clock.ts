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

/**
 * The day, YYYY-MM-DD, and the time, HH:MM, of an instant on the clocks of a time zone. Put together from the parts of the
 * date: how a locale writes one (Canada’s English as ISO, for instance) is not the same in every browser.
 */
export function localClock(time_zone: string, at: Date): { day: string; time: string } {
  const parts = new Map(
    clockIn(time_zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}
