import { afterEach, expect, it, vi } from 'vitest'
import { localClock } from './local-clock.ts'

afterEach(() => vi.restoreAllMocks())

it('[I18N-04] the day of an instant is the same whatever a browser’s locales look like', () => {
  // WebKit with an older ICU writes the English of Canada as that of the United States.
  const plain = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...[locales, options]) {
    return Object.defineProperty(new plain(locales, options), 'format', { value: () => '7/15/2026' })
  })
  const inMadrid = (instant: string) => localClock('Europe/Madrid', new Date(instant))
  expect(inMadrid('2026-07-14T22:30:00Z')).toEqual({ day: '2026-07-15', time: '00:30' })
  expect(inMadrid('2026-01-04T22:59:59Z')).toEqual({ day: '2026-01-04', time: '23:59' })
})

it.each(['Europe/Paris', 'Europe/Rome', 'Europe/Brussels'])(
  '[I18N-04] clocks by the rule of summer time are those of the database of time zones: %s',
  (time_zone) => {
    const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    const clock = new Intl.DateTimeFormat('en', { timeZone: time_zone, hourCycle: 'h23', ...numbers })
    const told = (instant: number) => {
      const parts = clock.formatToParts(instant)
      const of = (name: string) => parts.find(({ type }) => type === name)?.value
      return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
    }
    const instants = Array.from({ length: 60 }, (_, count) => 1997 + count).flatMap((year) => [
      ...[2, 9].flatMap((month) =>
        Array.from({ length: 8 * 24 }, (_, hour) => Date.UTC(year, month, 24, hour)).flatMap((hour) => [
          hour - 1,
          hour,
        ]),
      ),
      ...Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 15, 22, 59, 59)),
    ])
    const different = instants.filter((instant) => {
      const [{ day, time }, other] = [localClock(time_zone, new Date(instant)), told(instant)]
      return day !== other.day || time !== other.time
    })
    expect(different).toEqual([])
  },
)

it('[I18N-04] before the rule it is the database’s clock', () => {
  expect(localClock('Europe/Paris', new Date('1995-10-15T12:00:00Z'))).toEqual({ day: '1995-10-15', time: '13:00' })
})

it('refuses what is no instant', () => {
  expect(() => localClock('Europe/Paris', new Date('yesterday'))).toThrow(RangeError)
})
