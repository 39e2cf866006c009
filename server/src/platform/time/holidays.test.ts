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
