import type { Notification } from '@coussinet/contract/notifications.ts'
import { expect, it } from 'vitest'
import { readInPages, stillUnread } from './mark-read.ts'

const row = (id: string, read = false): Notification => ({
  id,
  kind: 'refund_paid',
  severity: 'success',
  title: 'Remboursement versé',
  body: '58 € viennent d’être versés sur votre compte.',
  href: null,
  read,
  created_at: '2026-11-19T13:10:00.000Z',
})

const list = {
  pages: [
    { data: [row('a'), row('b', true)], unread: 2, next_cursor: 'x' },
    { data: [row('c')], unread: 2, next_cursor: null },
  ],
  pageParams: ['', 'x'],
}

it('[NOT-02] shows one as read in its place, and counts down on every page', () => {
  const after = readInPages(list, 'c', 1)
  expect(after.pages.map(({ data }) => data.map(({ id, read }) => [id, read]))).toEqual([
    [
      ['a', false],
      ['b', true],
    ],
    [['c', true]],
  ])
  expect(after.pages.map(({ unread }) => unread)).toEqual([1, 1])
  expect(after.pageParams).toEqual(list.pageParams)
})

it('[NOT-02] shows all as read', () => {
  expect(readInPages(list, null, 0).pages.flatMap(({ data }) => data.map(({ read }) => read))).toEqual([
    true,
    true,
    true,
  ])
})

it('[NOT-02] takes from what is unread the one that was read, or all', () => {
  const unread = { data: [row('a'), row('c')], unread: 2, next_cursor: null }
  expect(stillUnread(unread, 'a', 1)).toEqual({ data: [row('c')], unread: 1, next_cursor: null })
  expect(stillUnread(unread, null, 0)).toEqual({ data: [], unread: 0, next_cursor: null })
})
