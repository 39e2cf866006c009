import { afterEach, expect, it, vi } from 'vitest'
import { ownHeaders } from '../calls/headers.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  // 22:00 in Paris
  ['2026-11-20T21:00:00Z', 'Europe/Paris', undefined],
  ['2026-11-20T21:00:00Z', 'America/Guadeloupe', undefined],
  ['2026-11-20T21:00:00Z', 'Indian/Reunion', '240'],
  // 00:30 in Paris
  ['2026-11-20T23:30:00Z', 'Europe/Paris', undefined],
  ['2026-11-20T23:30:00Z', 'America/Guadeloupe', '-240'],
  ['2026-11-20T23:30:00Z', 'Indian/Reunion', undefined],
])(
  '[REF-06] at %s a call from a device in %s bears the offset of its clock where its day is not that of Paris: %s',
  (now, place, offset) => {
    vi.stubEnv('TZ', place)
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fr' } })
    expect(ownHeaders()['x-clock-offset']).toBe(offset)
  },
)
