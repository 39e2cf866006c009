import { expect, it } from 'vitest'
import { contractStatus, renewalDate, withdrawalUntil } from './contract-dates.ts'

const running = { status: 'active', effective_date: '2026-12-01', end_date: null, suspended_since: null } as const

it('[HOME-02] is in preparation until the day before the effective date', () => {
  expect(contractStatus(running, '2026-11-30')).toBe('in_preparation')
  expect(contractStatus(running, '2026-12-01')).toBe('active')
})

it('runs to its last day, and is terminated after it', () => {
  const ending = { ...running, status: 'suspended', end_date: '2027-03-31' } as const
  expect(contractStatus(ending, '2027-03-31')).toBe('suspended')
  expect(contractStatus(ending, '2027-04-01')).toBe('terminated')
})

it('[FIX-03] is suspended while a suspension holds, whatever else is kept', () => {
  const paid = { ...running, effective_date: '2025-01-15' }
  expect(contractStatus({ ...paid, suspended_since: '2026-10-28' }, '2026-11-20')).toBe('suspended')
  expect(contractStatus(paid, '2026-11-21')).toBe('active')
  expect(contractStatus({ ...paid, status: 'terminated', suspended_since: '2026-10-28' }, '2026-11-20')).toBe(
    'terminated',
  )
})

it.each([
  ['2024-03-15', '2026-11-20', '2027-03-15'],
  ['2024-03-15', '2027-03-14', '2027-03-15'],
  ['2024-03-15', '2027-03-15', '2028-03-15'],
  ['2026-12-01', '2026-11-20', '2027-12-01'],
  ['2024-02-29', '2026-11-20', '2027-03-01'],
  ['2024-02-29', '2027-03-01', '2028-02-29'],
])('a contract of %s is renewed, seen on %s, on %s', (effective_date, today, renewal_date) => {
  expect(renewalDate(effective_date, today)).toBe(renewal_date)
})

it('can be withdrawn from for 14 days, unless another day was agreed', () => {
  const contract = { effective_date: '2026-11-15', withdrawal_until: null }
  expect(withdrawalUntil(contract, '2026-11-29')).toBe('2026-11-29')
  expect(withdrawalUntil(contract, '2026-11-30')).toBeNull()
  expect(withdrawalUntil({ ...contract, withdrawal_until: '2026-12-05' }, '2026-11-30')).toBe('2026-12-05')
})
