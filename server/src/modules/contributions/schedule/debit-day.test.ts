import { daysBetween } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBankDay } from '#platform/time/bank-days.ts'
import { debitDay } from './debit-day.ts'

it.each([
  ['a weekday', '2026-11', 5, '2026-11-05'],
  ['a Saturday', '2026-12', 5, '2026-12-07'],
  ['a Sunday', '2026-04', 5, '2026-04-07'],
  ['Easter Monday after a Sunday', '2026-04', 5, '2026-04-07'],
  ['Good Friday, with Easter after it', '2024-03', 29, '2024-04-02'],
  ['1 May on a Friday', '2026-05', 1, '2026-05-04'],
  ['1 January, then a weekend', '2027-01', 1, '2027-01-04'],
  ['Christmas on a Friday, then a weekend', '2026-12', 25, '2026-12-28'],
  ['14 July, on which banks of the euro area settle', '2026-07', 14, '2026-07-14'],
])('[REC-05] a due day on %s', (_case, month, due_day, expected) => {
  expect(debitDay(month, due_day)).toBe(expected)
})

it('is a bank day, never before the due day and at most four days after it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom(5, 10, 15),
      (year, number, due_day) => {
        const month = `${year}-${String(number).padStart(2, '0')}`
        const day = debitDay(month, due_day)
        const written = `${month}-${String(due_day).padStart(2, '0')}`
        expect(isBankDay(day)).toBe(true)
        expect(daysBetween(written, day)).toBeOneOf([0, 1, 2, 3, 4])
      },
    ),
  )
})
