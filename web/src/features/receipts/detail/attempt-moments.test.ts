import { expect, it } from 'vitest'
import { attemptMoments } from './attempt-moments.ts'

const refused = { on: '2026-11-05', means: 'bank_account', outcome: 'declined', decline_code: 'AM04' } as const
const paid = { on: '2026-11-15', means: 'bank_account', outcome: 'paid', decline_code: null } as const
const base = { due_date: '2026-11-05', payment_date: null, next_attempt_on: null, collected_on: null, attempts: [] }
const shown = (told: Parameters<typeof attemptMoments>[0]) =>
  attemptMoments(told).map(({ state, what, on }) => [state, what, on])

it('[FIX-02] tells the attempts in their order, then the next one with its day', () => {
  expect(shown({ ...base, status: 'declined', attempts: [refused], next_attempt_on: '2026-11-15' })).toEqual([
    ['refused', 'declined', '2026-11-05'],
    ['todo', 'next', '2026-11-15'],
  ])
})

it('[FIX-02] says that the payment is awaited from the member where the bank is not asked again', () => {
  expect(shown({ ...base, status: 'declined', attempts: [refused, { ...refused, on: '2026-11-15' }] }).at(-1)).toEqual([
    'now',
    'waiting',
    null,
  ])
})

it('[PAY-06] tells when the new account collects it, after the attempt that the former account still has', () => {
  const declined = { ...base, status: 'declined' as const, attempts: [refused], collected_on: '2026-12-10' }
  expect(shown(declined).slice(1)).toEqual([['todo', 'collected', '2026-12-10']])
  expect(shown({ ...declined, next_attempt_on: '2026-12-10' }).slice(1)).toEqual([['todo', 'collected', '2026-12-10']])
  expect(shown({ ...declined, next_attempt_on: '2026-11-23' }).slice(1)).toEqual([
    ['todo', 'next', '2026-11-23'],
    ['todo', 'collected', '2026-12-10'],
  ])
})

it('[REC-01] ends with the payment of a paid contribution, said once, and with the planned day of an upcoming one', () => {
  expect(shown({ ...base, status: 'paid', attempts: [refused, paid], payment_date: '2026-11-15' })).toHaveLength(2)
  expect(shown({ ...base, status: 'paid', payment_date: '2026-11-06' })).toEqual([['done', 'settled', '2026-11-06']])
  expect(shown({ ...base, status: 'upcoming' })).toEqual([['todo', 'planned', '2026-11-05']])
})
