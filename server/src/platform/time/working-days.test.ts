import { addDays } from '@coussinet/contract/domain/days.ts'
import { describe, expect, it } from 'vitest'
import {
  addWorkingDays,
  expectedBy,
  isWorkingDay,
  lateByDays,
  workingDaysBetween,
  workingDaysTaken,
  type Pause,
} from './working-days.ts'

const weekdaysOff = (country: 'FR' | 'IT' | 'BE', year: number) => {
  const found: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isWorkingDay(day, country)) found.push(day.slice(5))
  }
  return found.join(' ')
}

describe('working days', () => {
  it('[CLK-01] knows the public holidays of each country, movable feasts included', () => {
    expect(weekdaysOff('FR', 2026)).toBe('01-01 04-06 05-01 05-08 05-14 05-25 07-14 11-11 12-25')
    expect(weekdaysOff('BE', 2026)).toBe('01-01 04-06 05-01 05-14 05-25 07-21 11-11 12-25')
    expect(weekdaysOff('IT', 2026)).toBe('01-01 01-06 04-06 05-01 06-02 12-08 12-25')
    expect(weekdaysOff('FR', 2027)).toBe('01-01 03-29 05-06 05-17 07-14 11-01 11-11')
    expect(weekdaysOff('IT', 2027)).toBe('01-01 01-06 03-29 06-02 10-04 11-01 12-08')
  })
  it('leaves out what is only a holiday of Alsace', () => {
    expect(isWorkingDay('2026-04-03', 'FR')).toBe(true)
    expect(isWorkingDay('2025-12-26', 'FR')).toBe(true)
  })
  it.each<[string, 'FR' | 'IT' | 'BE', string, string]>([
    ['2026-11-16', 'FR', '2026-11-18', 'a Monday'],
    ['2026-11-19', 'FR', '2026-11-23', 'a Thursday, over the weekend'],
    ['2026-11-20', 'FR', '2026-11-24', 'a Friday, over the weekend'],
    ['2026-11-21', 'FR', '2026-11-24', 'a Saturday: Monday and Tuesday'],
    ['2026-11-22', 'FR', '2026-11-24', 'a Sunday: Monday and Tuesday'],
    ['2026-11-10', 'FR', '2026-11-13', 'over Armistice Day in France'],
    ['2026-11-10', 'BE', '2026-11-13', 'over Armistice Day in Belgium'],
    ['2026-11-10', 'IT', '2026-11-12', 'no holiday in Italy'],
    ['2026-04-02', 'FR', '2026-04-07', 'over Easter Monday'],
    ['2026-05-13', 'BE', '2026-05-18', 'over Ascension Day and a weekend'],
    ['2026-05-25', 'FR', '2026-05-27', 'Whit Monday: Tuesday and Wednesday'],
    ['2026-12-07', 'IT', '2026-12-10', 'over the Immaculate Conception'],
    ['2026-12-31', 'FR', '2027-01-05', 'over the New Year'],
  ])('[CLK-01] a request filed on %s in %s is decided by %s (%s)', (filed, country, day) => {
    expect(expectedBy(filed, [], country)).toBe(day)
  })
  it('[CLK-01] takes the day of an instant on the clock of the member', () => {
    expect(addWorkingDays(new Date('2026-11-16T22:59:00Z'), 2, 'FR')).toBe('2026-11-18')
    expect(addWorkingDays(new Date('2026-11-16T23:00:00Z'), 2, 'FR')).toBe('2026-11-19')
  })
  it('counts what has gone by', () => {
    expect(workingDaysBetween('2026-11-16', '2026-11-16', 'FR')).toBe(0)
    expect(workingDaysBetween('2026-11-16', '2026-11-18', 'FR')).toBe(2)
    expect(workingDaysBetween('2026-11-20', '2026-11-22', 'FR')).toBe(0)
    expect(workingDaysBetween('2026-11-21', '2026-11-23', 'FR')).toBe(1)
    expect(workingDaysBetween('2026-11-21', '2026-11-24', 'FR')).toBe(2)
    expect(workingDaysBetween('2026-11-18', '2026-11-16', 'FR')).toBe(0)
  })
})

describe('the clock that stops', () => {
  it('[CLK-02] promises no day while the member must act', () => {
    expect(expectedBy('2026-11-16', [{ from: '2026-11-17', to: null }], 'FR')).toBeNull()
  })
  it.each([
    ['2026-11-16', '2026-11-23', '2026-11-25', 'stopped on the day of filing: both days are left'],
    ['2026-11-17', '2026-11-23', '2026-11-24', 'stopped after one working day: one is left'],
    ['2026-11-18', '2026-11-23', '2026-11-24', 'stopped on the last day: one day to read the answer'],
    ['2026-11-20', '2026-11-23', '2026-11-24', 'stopped when already late: one day to read the answer'],
    ['2026-11-17', '2026-11-17', '2026-11-18', 'answered on the same day: nothing is lost'],
    ['2026-11-17', '2026-11-21', '2026-11-23', 'answered on a Saturday: the Monday'],
  ])(
    '[CLK-02] goes on when a request filed on Monday 16, stopped on %s, is completed on %s: %s (%s)',
    (from, to, day) => {
      expect(expectedBy('2026-11-16', [{ from, to }], 'FR')).toBe(day)
    },
  )
  it('[CLK-02] stops as often as documents are asked for', () => {
    const first = { from: '2026-11-17', to: '2026-11-19' }
    expect(expectedBy('2026-11-16', [first, { from: '2026-11-20', to: '2026-12-01' }], 'FR')).toBe('2026-12-02')
    expect(expectedBy('2026-11-16', [first, { from: '2026-11-20', to: null }], 'FR')).toBeNull()
  })
  it('[CLK-02] says by how many days a request is late', () => {
    expect(lateByDays('2026-11-18', '2026-11-18')).toBe(0)
    expect(lateByDays('2026-11-18', '2026-11-17')).toBe(0)
    expect(lateByDays('2026-11-18', '2026-11-21')).toBe(3)
    expect(lateByDays(null, '2026-11-21')).toBe(0)
  })
})

describe('the days that a decision took', () => {
  it.each<[string, string, Pause[], 'FR' | 'IT', number, string]>([
    ['2026-11-16', '2026-11-16', [], 'FR', 0, 'on the day of filing'],
    ['2026-11-20', '2026-11-23', [], 'FR', 1, 'over a weekend'],
    ['2026-11-10', '2026-11-12', [], 'FR', 1, 'over Armistice Day in France'],
    ['2026-11-10', '2026-11-12', [], 'IT', 2, 'no holiday in Italy'],
    ['2026-12-31', '2027-01-04', [], 'FR', 1, 'over the New Year and a weekend'],
    ['2026-11-16', '2026-11-25', [{ from: '2026-11-17', to: '2026-11-24' }], 'FR', 2, 'without the week that waited'],
    ['2026-11-16', '2026-12-21', [{ from: '2026-11-17', to: null }], 'FR', 1, 'ended while it waited'],
    [
      '2026-11-16',
      '2026-11-27',
      [
        { from: '2026-11-17', to: '2026-11-19' },
        { from: '2026-11-20', to: '2026-11-26' },
      ],
      'FR',
      3,
      'asked twice',
    ],
  ])('[CLK-03] filed on %s, decided on %s with pauses %j in %s: %i (%s)', (filed, decided, pauses, country, days) => {
    expect(workingDaysTaken({ filed, decided, pauses }, country)).toBe(days)
  })
})
