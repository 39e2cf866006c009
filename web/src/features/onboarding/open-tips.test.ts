import type { Tip } from '@coussinet/contract/onboarding.ts'
import { expect, it } from 'vitest'
import { openTips } from './open-tips.ts'

const tip = (id: Tip['id'], told: Partial<Tip> = {}): Tip => ({
  id,
  done: false,
  animal_id: null,
  due_on: null,
  href: '/profile',
  ...told,
})

it('[HOME-01] shows what is still to be done, what has a day first', () => {
  const { open, done, all } = openTips([
    tip('add_mobile', { done: true }),
    tip('read_cover'),
    tip('confirm_email'),
    tip('add_iban'),
    tip('add_icad', { animal_id: 'b', due_on: '2026-12-20' }),
    tip('add_icad', { animal_id: 'a', due_on: '2026-12-08' }),
    tip('invite', { href: '/sponsorship' }),
  ])
  expect(open.map(({ id, animal_id }) => animal_id ?? id)).toEqual([
    'a',
    'b',
    'add_iban',
    'confirm_email',
    'read_cover',
  ])
  expect([done, all]).toEqual([1, 6])
})

it('[HOME-01] has nothing left once all is done', () => {
  expect(openTips([tip('add_mobile', { done: true })])).toEqual({ open: [], done: 1, all: 1 })
  expect(openTips([]).open).toEqual([])
})

it('[HOME-03] an invitation is shown once nothing is missing, and is not counted', () => {
  const invite = tip('invite', { href: '/sponsorship' })
  expect(openTips([invite, tip('add_mobile', { done: true })])).toEqual({ open: [invite], done: 1, all: 1 })
  expect(openTips([invite, tip('add_mobile')]).open.map(({ id }) => id)).toEqual(['add_mobile'])
})
