import { expect, it } from 'vitest'
import { publicHolidays } from './holidays.ts'

const years = [2026, 2027, 2028, 2029, 2030]

it.each(['FR', 'IT', 'BE'] as const)('[SUP-03] each holiday of %s has a French name and an Italian one', (country) => {
  for (const year of years) {
    const french = publicHolidays(country, year, 'fr')
    const italian = publicHolidays(country, year, 'it')
    expect(italian.map(({ day }) => day)).toEqual(french.map(({ day }) => day))
    for (const [place, { day, name }] of italian.entries()) {
      expect({ day, name }).not.toEqual(french[place])
      expect(name).not.toMatch(/fête|lundi|jour|[ôâçêëœ]/i)
      expect(french[place]?.name).not.toMatch(/festa|giorno|lunedì|[àìòù]/i)
    }
  }
})

it('[SUP-03] names them as people say', () => {
  const named = (country: 'FR' | 'IT' | 'BE', day: string, language: 'fr' | 'it') =>
    publicHolidays(country, 2026, language).find((holiday) => holiday.day === day)?.name
  expect(named('BE', '2026-07-21', 'it')).toBe('Festa nazionale belga')
  expect(named('BE', '2026-07-21', 'fr')).toBe('Fête nationale')
  expect(named('FR', '2026-07-14', 'it')).toBe('Festa nazionale francese')
  expect(named('IT', '2026-06-02', 'fr')).toBe('Fête de la République')
  expect(named('IT', '2026-01-06', 'fr')).toBe('Épiphanie')
})

// In agreement with date-holidays 3.37.0, as are all years from 2012 to 2060. Easter is on 25 April in 2038, its latest day.
it.each([
  ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
  ['FR', 2038, '01-01 04-26 05-01 05-08 06-03 06-14 07-14 08-15 11-01 11-11 12-25'],
  ['IT', 2025, '01-01 01-06 04-20 04-21 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26'],
  ['IT', 2026, '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['IT', 2038, '01-01 01-06 04-25 04-25 04-26 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['BE', 2026, '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25'],
  ['BE', 2038, '01-01 04-26 05-01 06-03 06-14 07-21 08-15 11-01 11-11 12-25'],
] as const)('[SUP-03] knows the days of %s in %i', (country, year, days) => {
  expect(publicHolidays(country, year, 'fr').map(({ day }) => day)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  )
})
