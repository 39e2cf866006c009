import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  addMonths,
  anniversary,
  anniversaryOnOrBefore,
  clockOffset,
  daysBetween,
  localClock,
  ownDays,
  today,
  toLocalDay,
} from './days.ts'

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days of a member’s own', () => {
  const evening = new Date('2026-11-20T21:00:00Z')
  it.each([
    // 22:00 in Paris, 01:00 of the next day in Réunion, 17:00 in Guadeloupe, 11:00 of the next day on Kiritimati
    [null, '2026-11-20', '2026-11-20'],
    [60, '2026-11-20', '2026-11-20'],
    [240, '2026-11-20', '2026-11-21'],
    [-240, '2026-11-20', '2026-11-20'],
    [840, '2026-11-20', '2026-11-21'],
  ])('[REF-06] at an offset of %s minutes are from %s to %s', (offset, earliest, latest) => {
    expect(ownDays(evening, offset)).toEqual({ earliest, latest })
  })
  it('are the day before, too, where the device is behind', () => {
    const night = new Date('2026-11-20T23:30:00Z')
    expect(ownDays(night, -240)).toEqual({ earliest: '2026-11-20', latest: '2026-11-21' })
  })
  it('[SEC-22] take no offset that no clock on earth has', () => {
    expect(['240', '-720', '840'].map(clockOffset)).toEqual([240, -720, 840])
    for (const said of ['841', '-721', '9999', '1e2', '', ' 60', '60.5', 'x', undefined, ['60']])
      expect(clockOffset(said)).toBeNull()
  })
})

describe('days', () => {
  it('reads the day of an instant on the clock of Paris, in summer and in winter', () => {
    expect(toLocalDay(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
    expect(toLocalDay(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    expect(toLocalDay(new Date('2026-07-14T21:59:59Z'))).toBe('2026-07-14')
    expect(today(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
    expect(toLocalDay('2026-07-14T22:30:00Z')).toBe('2026-07-15')
  })
  it('adds days over months, years and changes of the hour', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-10-10', 60)).toBe('2026-12-09')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
    expect(addDays('2026-12-27', 7)).toBe('2027-01-03')
    expect(daysBetween('2026-11-20', '2026-12-09')).toBe(19)
    expect(daysBetween('2026-12-09', '2026-11-20')).toBe(-19)
  })
  it('keeps to the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-20', -12)).toBe('2025-11-20')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  })
  it('has the anniversary of a 29 February on 1 March', () => {
    expect(anniversary('2024-02-29', 1)).toBe('2025-03-01')
    expect(anniversary('2024-02-29', 4)).toBe('2028-02-29')
    expect(anniversaryOnOrBefore('2024-02-29', '2025-02-28')).toBe('2024-02-29')
    expect(anniversaryOnOrBefore('2024-03-15', '2023-03-15')).toBe('2023-03-15')
  })
  it('comes back by as many days as it went', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })
  it('finds the anniversary that a day stands in', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (start, day) => {
        const found = anniversaryOnOrBefore(start, day)
        expect(found <= day).toBe(true)
        expect(daysBetween(found, day)).toBeLessThanOrEqual(365)
      }),
    )
  })
})

afterEach(() => vi.restoreAllMocks())

it('[I18N-04] the day of an instant is the same whatever a browser’s locales look like', () => {
  // WebKit with an older ICU formats Canadian English as that of the United States.
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
