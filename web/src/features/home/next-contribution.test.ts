import type { Receipt } from '@coussinet/contract/receipts.ts'
import { expect, it } from 'vitest'
import { nextContribution } from './next-contribution.ts'

const receipt = (due_date: string, status: Receipt['status']): Receipt => ({
  id: due_date,
  issue_date: due_date,
  due_date,
  month: due_date.slice(0, 7),
  amount_cents: 3482,
  status,
  payment_date: status === 'paid' ? due_date : null,
  decline_code: status === 'declined' ? 'AM04' : null,
  next_attempt_on: null,
  collected_on: null,
})

it('[HOME-01] finds the earliest contribution to come', () => {
  const { declined, upcoming } = nextContribution([
    receipt('2027-01-05', 'upcoming'),
    receipt('2026-12-05', 'upcoming'),
    receipt('2026-11-05', 'paid'),
  ])
  expect(declined).toEqual([])
  expect(upcoming?.due_date).toBe('2026-12-05')
})

it('[HOME-01] puts those that came back first, the oldest of them leading, with their sum', () => {
  const { declined, declined_cents, upcoming } = nextContribution([
    receipt('2026-12-05', 'upcoming'),
    receipt('2026-11-05', 'declined'),
    receipt('2026-10-05', 'declined'),
    receipt('2026-09-05', 'declined'),
  ])
  expect(declined.map(({ id }) => id)).toEqual(['2026-09-05', '2026-10-05', '2026-11-05'])
  expect(declined_cents).toBe(10_446)
  expect(upcoming?.id).toBe('2026-12-05')
})

it('[HOME-01] has nothing to say without contributions', () => {
  expect(nextContribution([])).toEqual({ declined: [], declined_cents: 0, collected_on: null, upcoming: null })
})

it('[HOME-01] [PAY-06] knows when the new account collects what came back, where it collects all of it', () => {
  const collected = { ...receipt('2026-11-05', 'declined'), collected_on: '2026-12-10' }
  expect(
    nextContribution([collected, { ...receipt('2026-10-05', 'declined'), collected_on: '2026-12-07' }]).collected_on,
  ).toBe('2026-12-07')
  expect(nextContribution([collected, receipt('2026-10-05', 'declined')]).collected_on).toBeNull()
})
