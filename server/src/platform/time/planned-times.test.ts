import { describe, expect, it } from 'vitest'
import { nextPlanned, readPlannedTimes, thinned } from './planned-times.ts'

const after = (cron: string, moment: string) => nextPlanned(readPlannedTimes(cron), new Date(moment)).toISOString()

describe('[TRY-01] planned times of a schedule', () => {
  it.each([
    ['30 5 * * *', '2026-11-20T05:29:59.999Z', '2026-11-20T05:30:00.000Z'],
    ['30 5 * * *', '2026-11-20T05:30:00.000Z', '2026-11-21T05:30:00.000Z'],
    ['30 5 * * *', '2026-11-20T05:45:00.000Z', '2026-11-21T05:30:00.000Z'],
    ['10 * * * *', '2026-12-31T23:10:00.000Z', '2027-01-01T00:10:00.000Z'],
    ['*/5 * * * *', '2026-11-20T05:56:00.000Z', '2026-11-20T06:00:00.000Z'],
    ['* * * * *', '2026-11-20T05:56:00.000Z', '2026-11-20T05:57:00.000Z'],
  ])('%s after %s is %s', (cron, moment, planned) => {
    expect(after(cron, moment)).toBe(planned)
  })

  it('are one a day while the clock is moved', () => {
    const next = (cron: string) => nextPlanned(thinned(readPlannedTimes(cron)), new Date('2026-11-20T05:00:00Z'))
    expect(['*/5 * * * *', '10 * * * *', '30 5 * * *'].map((cron) => next(cron).toISOString())).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-21T00:10:00.000Z',
      '2026-11-20T05:30:00.000Z',
    ])
  })

  it.each(['0 0 1 * *', '60 * * * *', '0-10 * * * *', 'x'])('are not read from %s', (cron) => {
    expect(() => readPlannedTimes(cron)).toThrow(/^No (?:schedule|value)/)
  })
})
