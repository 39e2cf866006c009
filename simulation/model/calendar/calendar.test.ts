import { describe, expect, it } from 'vitest'
import { addDays, addMonths, anniversary, daysBetween, daysInMonth, easter, weekday } from './civil-days.ts'
import {
  addBankDays,
  addWorkingDays,
  bankDaysBefore,
  countWorkingDays,
  isBankDay,
  isHoliday,
  toBankDay,
} from './holidays.ts'
import { civilDay } from './paris.ts'

describe('[SIM-01] civil days of the model', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-01-10', 45, '2026-02-24'],
    ['2028-01-20', 45, '2028-03-05'],
    ['2027-01-20', 45, '2027-03-06'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-10-10', 60, '2026-12-09'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(days)
  })
  it('counts a step of one day as one, over four hundred years', () => {
    let [day, count] = ['1900-01-01', 0]
    while (day < '2300-01-01') {
      const next = addDays(day, 1)
      if (daysBetween(day, next) !== 1 || (weekday(day) + 1) % 7 !== weekday(next)) throw new Error(day)
      ;[day, count] = [next, count + 1]
    }
    expect(count).toBe(146_097)
  })
  it('knows weekdays, months and anniversaries', () => {
    expect(['2026-11-20', '2026-11-22', '2028-02-29'].map(weekday)).toEqual([5, 0, 2])
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1), daysInMonth('2028-02')]).toEqual([
      '2027-01',
      '2025-12',
      29,
    ])
    expect([anniversary('2024-02-29', 1), anniversary('2024-02-29', 4)]).toEqual(['2025-03-01', '2028-02-29'])
  })
  it('knows the movable feasts, Easter on its latest day too', () => {
    expect([2024, 2026, 2027, 2038].map(easter)).toEqual(['2024-03-31', '2026-04-05', '2027-03-28', '2038-04-25'])
    expect(isHoliday('2026-05-14', 'FR')).toBe(true)
    expect(isHoliday('2026-05-14', 'IT')).toBe(false)
    expect(isHoliday('2026-10-04', 'IT')).toBe(true)
    expect(isHoliday('2025-10-04', 'IT')).toBe(false)
  })
  it('[REC-05] shifts a debit to the next bank day', () => {
    const days = ['2026-11-05', '2026-12-05', '2026-04-05', '2024-03-29', '2026-05-01', '2027-01-01', '2026-12-25']
    expect(days.map(toBankDay)).toEqual([
      '2026-11-05',
      '2026-12-07',
      '2026-04-07',
      '2024-04-02',
      '2026-05-04',
      '2027-01-04',
      '2026-12-28',
    ])
    expect(isBankDay('2026-07-14')).toBe(true)
    expect([bankDaysBefore('2026-12-07', 5), bankDaysBefore('2026-04-07', 5)]).toEqual(['2026-11-30', '2026-03-27'])
    expect([addBankDays('2026-06-19', 2), addBankDays('2026-12-24', 2)]).toEqual(['2026-06-23', '2026-12-29'])
  })
  it.each([
    ['2026-11-16', 'FR', '2026-11-18'],
    ['2026-11-20', 'FR', '2026-11-24'],
    ['2026-11-21', 'FR', '2026-11-24'],
    ['2026-11-10', 'FR', '2026-11-13'],
    ['2026-11-10', 'IT', '2026-11-12'],
    ['2026-05-13', 'BE', '2026-05-18'],
    ['2026-12-07', 'IT', '2026-12-10'],
    ['2026-12-31', 'FR', '2027-01-05'],
  ] as const)('[REF-16] two working days after %s in %s are %s', (day, country, expected) => {
    expect(addWorkingDays(day, 2, country)).toBe(expected)
    expect(countWorkingDays(day, expected, country)).toBe(2)
  })
  it('begins a day at midnight of Paris, in both halves of the year', () => {
    const instants = [
      '2026-11-16T22:59:00Z',
      '2026-11-16T23:00:00Z',
      '2026-07-01T21:59:59Z',
      '2026-07-01T22:00:00Z',
      // summer time begins on 29 March 2026 and ends on 25 October, 01:00 UTC
      '2026-03-28T22:30:00Z',
      '2026-03-29T22:30:00Z',
      '2026-10-24T22:30:00Z',
      '2026-10-25T22:30:00Z',
    ]
    expect(instants.map(civilDay)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-07-01',
      '2026-07-02',
      '2026-03-28',
      '2026-03-30',
      '2026-10-25',
      '2026-10-25',
    ])
  })
})
