import type { Notification } from '@coussinet/contract/notifications.ts'
import { expect, it } from 'vitest'
import { splitArrivals, unreadAndLeaving } from './NotificationList.tsx'

const row = (id: string, hour: number, read = false): Notification => ({
  id,
  kind: 'security',
  severity: 'warning',
  title: 'Modification de votre compte bancaire',
  body: 'Appelez-nous.',
  href: null,
  read,
  created_at: `2026-11-19T${hour}:00:00.000Z`,
})
const ids = (rows: readonly Notification[]) => rows.map(({ id }) => id).join('')

it.each([
  ['what is read does not stay', [row('a', 14), row('b', 13, true), row('c', 12)], [], 'ac'],
  [
    'what was just read leaves from its place, still in the list',
    [row('a', 14), row('b', 13, true), row('c', 12)],
    [row('b', 13, true)],
    'abc',
  ],
  ['or gone from it already', [row('a', 14), row('c', 12)], [row('b', 13, true)], 'abc'],
  ['and once', [row('a', 14), row('b', 13)], [row('b', 13, true)], 'ab'],
])('[NOT-01] among the unread %s', (_why, rows, leaving, shown) => {
  expect(ids(unreadAndLeaving(rows, leaving))).toBe(shown)
})

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
