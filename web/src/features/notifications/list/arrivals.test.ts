import { expect, it } from 'vitest'
import { splitArrivals } from './arrivals.ts'

const rows = ['2026-11-19T13:10:00.000Z', '2026-11-19T10:00:00.000Z', '2026-11-18T10:00:00.000Z'].map((created_at) => ({
  created_at,
}))

it.each([
  ['what came since waits', '2026-11-19T10:00:00.000Z', 2, 1],
  ['the newest is shown itself', '2026-11-19T13:10:00.000Z', 3, 0],
  ['nothing was shown, so nothing moves', null, 3, 0],
  ['all that was shown is gone', '2026-11-17T10:00:00.000Z', 3, 0],
])('[NOT-01] %s', (_why, newest, shown, waiting) => {
  const split = splitArrivals(rows, newest)
  expect([split.shown.length, split.waiting]).toEqual([shown, waiting])
})
