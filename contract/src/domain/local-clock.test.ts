import { afterEach, expect, it, vi } from 'vitest'
import { localClock } from './local-clock.ts'

afterEach(() => vi.restoreAllMocks())

it('[I18N-04] the day of an instant is the same whatever a browser’s locales look like', () => {
  // WebKit with an older ICU writes the English of Canada as that of the United States.
  const plain = Intl.DateTimeFormat
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...[locales, options]) {
    return Object.defineProperty(new plain(locales, options), 'format', { value: () => '7/15/2026' })
  })
  const inParis = (instant: string) => localClock('Europe/Paris', new Date(instant))
  expect(inParis('2026-07-14T22:30:00Z')).toEqual({ day: '2026-07-15', time: '00:30' })
  expect(inParis('2026-01-04T22:59:59Z')).toEqual({ day: '2026-01-04', time: '23:59' })
})
