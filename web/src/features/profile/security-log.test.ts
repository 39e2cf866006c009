import { expect, it } from 'vitest'
import { byDay } from './SecurityLog.tsx'

it('[SAFE-02] puts what happened under its day, as the clocks of the three countries show it', () => {
  const entries = [
    '2026-11-20T09:00:00Z',
    '2026-11-19T23:30:00Z',
    '2026-11-19T22:30:00Z',
    '2026-07-01T21:59:00Z',
    '2026-06-30T22:01:00Z',
  ].map((at) => ({ at }))
  expect(byDay(entries).map(({ day, entries: of }) => [day, of.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
    ['2026-07-01', 2],
  ])
  expect(byDay([])).toEqual([])
})
