import { createRequire } from 'node:module'
import type { PublicHoliday } from '@coussinet/contract/contact.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'

const load = createRequire(import.meta.url)
const known = new Map<string, readonly PublicHoliday[]>()

// Banks that the tables have in one language alone, or not as people say it.
const ownNames: Record<string, Partial<Record<Language, string>>> = {
  'FR 05-08': { fr: 'Victoire de 1945', it: 'Vittoria del 1945', nl: 'Overwinning van 1945' },
  'FR 07-14': { fr: 'Fête nationale', it: 'Festa nazionale francese', nl: 'Franse nationale feestdag' },
  'FR 11-11': { fr: 'Armistice de 1918', it: 'Armistizio del 1918', nl: 'Wapenstilstand van 1918' },
  'BE 07-21': { it: 'Festa nazionale belga' },
  'BE 11-11': { fr: 'Armistice de 1918', it: 'Armistizio del 1918' },
  'IT 01-06': { fr: 'Épiphanie' },
  'IT 04-25': { fr: 'Fête de la Libération', it: 'Festa della Liberazione', nl: 'Bevrijdingsdag' },
  'IT 06-02': { fr: 'Fête de la République', nl: 'Dag van de Republiek' },
  'IT 10-04': { fr: 'Saint-François d’Assise', it: 'San Francesco d’Assisi', nl: 'Sint-Franciscus van Assisi' },
}

/**
 * The national public holidays of a country in a year, in their order; what some region alone keeps is not among them.
 * Named in the language.
 */
export function publicHolidays(country: Country, year: number, language: Language): readonly PublicHoliday[] {
  const key = `${country} ${year} ${language}`
  const before = known.get(key)
  if (before) return before
  // The tables of every country of the world are read at the first question (some 0.1 s), not at each start.
  const Holidays: typeof import('date-holidays').default = load('date-holidays')
  const found = new Holidays(country, { types: ['public'], languages: [language] }).getHolidays(year)
  const holidays = found.map(({ date, name }) => ({
    day: date.slice(0, 10),
    name: ownNames[`${country} ${date.slice(5, 10)}`]?.[language] ?? asTitle(name),
  }))
  known.set(key, holidays)
  return holidays
}

const asTitle = (name: string) => capitalised(name).replaceAll("'", '’')
