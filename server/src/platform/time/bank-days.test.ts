import { addDays } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addBankDays, bankDayFrom, bankDaysBefore, bankDayUntil, easterSunday, isBankDay } from './bank-days.ts'

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

describe('[REF-16] two bank days after a day', () => {
  it.each([
    ['Good Friday and Easter Monday between', '2027-03-24', '2027-03-30'],
    ['Maundy Thursday', '2027-03-25', '2027-03-31'],
    ['a Friday', '2026-11-20', '2026-11-24'],
    ['a Saturday', '2026-11-21', '2026-11-24'],
    ['a holiday of France and Belgium on which TARGET is open', '2026-11-10', '2026-11-12'],
    ['Christmas, St Stephen’s and a weekend', '2028-12-22', '2028-12-28'],
    ['1 May on a Friday', '2026-04-29', '2026-05-04'],
    ['New Year on a Friday', '2026-12-31', '2027-01-05'],
  ])('%s', (_what, from, to) => {
    expect(addBankDays(from, 2)).toBe(to)
  })

  it('begin with the day of the moment in Paris', () => {
    // 23:30 of Wednesday in UTC is Thursday there.
    expect(addBankDays(new Date('2027-04-07T22:30:00Z'), 1)).toBe('2027-04-09')
  })
})

it('counts back what it counts ahead, and finds the nearest bank day on each side', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 10 }), (day, count) => {
      const from = bankDayFrom(day)
      expect(isBankDay(addBankDays(day, count))).toBe(true)
      expect(bankDaysBefore(addBankDays(from, count), count)).toBe(from)
      expect(isBankDay(bankDayUntil(day)) && bankDayUntil(day) <= day && from >= day).toBe(true)
      expect(bankDayUntil(day) === day).toBe(isBankDay(day))
    }),
  )
})
