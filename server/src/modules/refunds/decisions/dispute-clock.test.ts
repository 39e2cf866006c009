import { describe, expect, it } from 'vitest'
import { addLegalWorkingDays } from '#platform/time/working-days.ts'
import { disputeClock, disputeUntil } from './dispute-clock.ts'

type Country = 'FR' | 'IT' | 'BE'
const clock = (disputed_on: string, country: Country, answered_on: string | null = null, today = disputed_on) =>
  disputeClock({ disputed_on, answered_on, country, today })

describe('the clock of a dispute', () => {
  it.each<[Country, string, string | null, string, string, string]>([
    // France: ten working days with Saturdays, two months, a year
    ['FR', '2026-11-20', '2026-12-02', '2027-01-20', '2027-01-21', '2027-11-20'],
    // over Christmas and the New Year: both are holidays
    ['FR', '2026-12-18', '2026-12-31', '2027-02-18', '2027-02-19', '2027-12-18'],
    ['FR', '2026-12-24', '2027-01-07', '2027-02-24', '2027-02-25', '2027-12-24'],
    // 31 December: the last day of February, of a leap year too
    ['FR', '2026-12-31', '2027-01-13', '2027-02-28', '2027-03-01', '2027-12-31'],
    ['FR', '2027-12-31', '2028-01-13', '2028-02-29', '2028-03-01', '2028-12-31'],
    // 29 February has its anniversary on 1 March
    ['FR', '2028-02-29', '2028-03-11', '2028-04-29', '2028-04-30', '2029-03-01'],
    // over Easter Monday, over Ascension Day and Whit Monday, over 1 and 8 May and Ascension Day again
    ['FR', '2026-04-03', '2026-04-16', '2026-06-03', '2026-06-04', '2027-04-03'],
    ['FR', '2026-05-13', '2026-05-27', '2026-07-13', '2026-07-14', '2027-05-13'],
    ['FR', '2026-04-30', '2026-05-15', '2026-06-30', '2026-07-01', '2027-04-30'],
    // Italy: 45 days, over February, leap or not, over the year’s end
    ['IT', '2026-11-20', null, '2027-01-04', '2027-01-05', '2027-11-20'],
    ['IT', '2027-01-20', null, '2027-03-06', '2027-03-07', '2028-01-20'],
    ['IT', '2028-01-20', null, '2028-03-05', '2028-03-06', '2029-01-20'],
    ['IT', '2026-12-31', null, '2027-02-14', '2027-02-15', '2027-12-31'],
    // Belgium: five working days, a month; 21 July and 11 November are holidays, Whit Monday too
    ['BE', '2026-11-20', '2026-11-26', '2026-12-20', '2026-12-21', '2027-11-20'],
    ['BE', '2026-07-17', '2026-07-24', '2026-08-17', '2026-08-18', '2027-07-17'],
    ['BE', '2026-11-09', '2026-11-16', '2026-12-09', '2026-12-10', '2027-11-09'],
    ['BE', '2026-05-22', '2026-05-29', '2026-06-22', '2026-06-23', '2027-05-22'],
    ['BE', '2027-01-31', '2027-02-05', '2027-02-28', '2027-03-01', '2028-01-31'],
  ])('[FIX-01] in %s begun on %s', (country, disputed_on, acknowledge_by, answer_by, mediator_from, mediator_until) => {
    expect(clock(disputed_on, country)).toEqual({
      acknowledge_by,
      answer_by,
      late_days: 0,
      mediator_from,
      mediator_until,
    })
  })

  it('[FIX-01] is late from the day after the last one on, and no longer once it is answered', () => {
    expect(clock('2026-11-20', 'FR', null, '2027-01-20').late_days).toBe(0)
    expect(clock('2026-11-20', 'FR', null, '2027-01-21').late_days).toBe(1)
    expect(clock('2026-11-20', 'IT', null, '2027-01-14').late_days).toBe(10)
    expect(clock('2026-11-20', 'FR', '2027-02-01', '2027-02-03').late_days).toBe(0)
  })

  it('[FIX-01] opens the mediator’s way with the answer, and a late answer does not close it', () => {
    expect(clock('2026-11-20', 'FR', '2026-12-01').mediator_from).toBe('2026-12-01')
    expect(clock('2026-11-20', 'FR', '2027-01-20').mediator_from).toBe('2027-01-20')
    expect(clock('2026-11-20', 'FR', '2027-03-01').mediator_from).toBe('2027-01-21')
    expect(clock('2026-11-20', 'FR', '2027-03-01').mediator_until).toBe('2027-11-20')
  })

  it('[FIX-01] lets a decision be disputed as long as a claim lives: two years, three in Belgium', () => {
    expect(disputeUntil('2026-11-20', 'FR')).toBe('2028-11-20')
    expect(disputeUntil('2026-11-20', 'IT')).toBe('2028-11-20')
    expect(disputeUntil('2026-11-20', 'BE')).toBe('2029-11-20')
    expect(disputeUntil('2028-02-29', 'FR')).toBe('2030-03-01')
  })

  it('[FIX-01] counts Saturdays among the law’s working days, no Sunday and no holiday of the country', () => {
    expect(addLegalWorkingDays('2026-11-20', 1, 'FR')).toBe('2026-11-21')
    expect(addLegalWorkingDays('2026-11-21', 1, 'FR')).toBe('2026-11-23')
    expect(addLegalWorkingDays('2026-12-07', 1, 'IT')).toBe('2026-12-09')
    expect(addLegalWorkingDays('2026-12-07', 1, 'FR')).toBe('2026-12-08')
    expect(addLegalWorkingDays('2027-03-27', 1, 'IT')).toBe('2027-03-30')
    expect(addLegalWorkingDays('2026-07-20', 1, 'BE')).toBe('2026-07-22')
  })
})
