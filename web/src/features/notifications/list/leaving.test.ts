import { expect, it } from 'vitest'
import type { Notification } from '@coussinet/contract/notifications.ts'
import { unreadAndLeaving } from './leaving.ts'

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
