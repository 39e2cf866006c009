import { addDays, addMonths, daysBetween } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debitDay } from '../../schedule/debit-day.ts'
import { firstMonthOfDueDay } from './due-day-rule.ts'

const comingOn = (due_day: number, first = '2026-12') =>
  [0, 1, 2, 3].map((index) => {
    const month = addMonths(`${first}-01`, index).slice(0, 7)
    return { month, on: debitDay(month, due_day) }
  })

describe('[PAY-09] the first debit on another day', () => {
  it.each([
    // 7 December is the bank day of the 5th
    ['weeks ahead', 5, 10, '2026-11-20', '2026-12'],
    ['fourteen days before the new day', 5, 10, '2026-11-26', '2026-12'],
    ['thirteen days before it', 5, 10, '2026-11-27', '2027-01'],
    ['five bank days before the present day', 5, 15, '2026-11-30', '2026-12'],
    ['four bank days before it, though the new day is far enough', 5, 15, '2026-12-01', '2027-01'],
    ['on the present day itself', 5, 15, '2026-12-07', '2027-01'],
    ['an earlier day, fourteen days ahead', 15, 5, '2026-11-23', '2026-12'],
    ['an earlier day, thirteen days ahead', 15, 5, '2026-11-24', '2027-01'],
  ])('%s', (_case, present, chosen, today, expected) => {
    expect(firstMonthOfDueDay(chosen, comingOn(present), today)).toBe(expected)
  })

  it.each([
    // Good Friday and Easter Monday 2027 are 26 and 29 March
    ['Easter', comingOn(5, '2027-04'), 15, '2027-03-25', '2027-04'],
    ['Easter, a day later', comingOn(5, '2027-04'), 15, '2027-03-30', '2027-05'],
    // 1 January 2027 is a Friday: five bank days before 5 January is 28 December
    ['the year’s end', comingOn(5, '2027-01'), 15, '2026-12-28', '2027-01'],
    ['the year’s end, a day later', comingOn(5, '2027-01'), 15, '2026-12-29', '2027-02'],
  ])('counts bank days over %s', (_case, coming, chosen, today, expected) => {
    expect(firstMonthOfDueDay(chosen, coming, today)).toBe(expected)
  })

  it('is next month’s where nothing is to come', () => {
    expect(firstMonthOfDueDay(10, [], '2026-12-20')).toBe('2027-01')
  })

  it('is always announced fourteen days before, and the first that can be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom(5, 10, 15),
        fc.constantFrom(5, 10, 15),
        (days, present, chosen) => {
          const today = addDays('2026-01-01', days)
          const coming = comingOn(present, today.slice(0, 7)).filter(({ on }) => on >= today)
          const month = firstMonthOfDueDay(chosen, coming, today)
          expect(daysBetween(today, debitDay(month, chosen))).toBeGreaterThanOrEqual(14)
          const stays = coming.filter((debit) => debit.month < month)
          expect(stays.length).toBeLessThanOrEqual(2)
          for (const { month: near, on } of stays)
            expect(daysBetween(today, on) <= 11 || daysBetween(today, debitDay(near, chosen)) < 14).toBe(true)
        },
      ),
    )
  })
})
