import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, addMonths, anniversary, daysBetween } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { earliestEnd } from './earliest-end.ts'

const end = (country: Country, effective_date: string, today: string) => {
  const { ends_on, rule } = earliestEnd({ country, effective_date }, today)
  return `${ends_on} ${rule}`
}

describe('[LAW-01] a contract ends at the soonest', () => {
  it.each([
    ['after the first year, one month after the request', 'FR', '2024-03-15', '2026-11-20', '2026-12-19 one_month'],
    ['in the first year, at its anniversary', 'FR', '2026-01-10', '2026-11-20', '2027-01-09 anniversary'],
    ['a month before the anniversary, at the anniversary', 'FR', '2026-01-10', '2026-12-10', '2027-01-09 anniversary'],
    ['a day later, one month after the request', 'FR', '2026-01-10', '2026-12-11', '2027-01-10 one_month'],
    ['on the anniversary, one month later', 'FR', '2026-01-10', '2027-01-10', '2027-02-09 one_month'],
    ['from a 31st, on the last day of a short month', 'FR', '2024-03-15', '2026-01-31', '2026-02-27 one_month'],
    ['in preparation, at the first anniversary', 'FR', '2026-12-01', '2026-11-20', '2027-11-30 anniversary'],
    ['of a 29 February, at the end of February', 'FR', '2028-02-29', '2028-06-01', '2029-02-28 anniversary'],
    ['after the first year, two months after the request', 'BE', '2025-09-01', '2026-11-20', '2027-01-19 two_months'],
    [
      'two months before the first anniversary, at the anniversary',
      'BE',
      '2026-01-20',
      '2026-11-20',
      '2027-01-19 anniversary',
    ],
    ['a day later, two months after the request', 'BE', '2026-01-19', '2026-11-20', '2027-01-19 two_months'],
    ['30 days before the anniversary, at the anniversary', 'IT', '2025-02-01', '2027-01-02', '2027-01-31 anniversary'],
    ['29 days before the anniversary, a year later', 'IT', '2025-02-01', '2027-01-03', '2028-01-31 anniversary'],
    ['in preparation, at the first anniversary', 'IT', '2027-01-10', '2026-11-20', '2028-01-09 anniversary'],
    ['of a 29 February, the day before 1 March', 'IT', '2024-02-29', '2026-11-20', '2027-02-28 anniversary'],
    ['of a 29 February, on 28 February of a leap year', 'IT', '2024-02-29', '2027-11-20', '2028-02-28 anniversary'],
  ] as const)('%s (%s, from %s, asked on %s)', (_when, country, effective_date, today, expected) => {
    expect(end(country, effective_date, today)).toBe(expected)
  })

  const days = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2022-01-01', count))

  it('never in the first year, never sooner than the notice, never later than a year and a notice', () => {
    fc.assert(
      fc.property(fc.constantFrom('FR', 'IT', 'BE'), days, days, (country, effective_date, today) => {
        const { ends_on } = earliestEnd({ country, effective_date }, today)
        const notice = { FR: addMonths(today, 1), BE: addMonths(today, 2), IT: addDays(today, 30) }[country]
        expect(ends_on >= addDays(anniversary(effective_date, 1), -1)).toBe(true)
        expect(ends_on >= addDays(notice, -1)).toBe(true)
        const since = today < effective_date ? effective_date : today
        expect(daysBetween(since, ends_on)).toBeLessThanOrEqual(366 + 30)
      }),
    )
  })
})
