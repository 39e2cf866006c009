import type { PublicHoliday } from '@coussinet/contract/contact.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { easterSunday } from './bank-days.ts'

type HolidayRule = { dayIn: (year: number) => Day; names: Record<Language, string>; /** first year */ since?: number }

const fixed = (monthAndDay: string, fr: string, it: string, nl: string): HolidayRule => ({
  dayIn: (year) => `${year}-${monthAndDay}`,
  names: { fr, it, nl },
})
const afterEaster = (days: number, fr: string, it: string, nl: string): HolidayRule => ({
  dayIn: (year) => addDays(easterSunday(year), days),
  names: { fr, it, nl },
})

const newYear = fixed('01-01', 'Nouvel An', 'Capodanno', 'Nieuwjaar')
const easterMonday = afterEaster(1, 'Lundi de Pâques', 'Lunedì dell’Angelo', 'Paasmaandag')
const labourDay = fixed('05-01', 'Fête du travail', 'Festa del lavoro', 'Dag van de Arbeid')
const ascension = afterEaster(39, 'Ascension', 'Ascensione', 'Hemelvaartsdag')
const whitMonday = afterEaster(50, 'Lundi de Pentecôte', 'Lunedì di Pentecoste', 'Pinkstermaandag')
const assumption = fixed('08-15', 'Assomption', 'Assunzione di Maria', 'O.L.V.-Hemelvaart')
const allSaints = fixed('11-01', 'Toussaint', 'Ognissanti', 'Allerheiligen')
const armistice = fixed('11-11', 'Armistice de 1918', 'Armistizio del 1918', 'Wapenstilstand van 1918')
const christmas = fixed('12-25', 'Noël', 'Natale', 'Kerstmis')

/** Sources: Code du travail, article L3133-1 (without the days of Alsace and Moselle). */
const french = [
  newYear,
  easterMonday,
  labourDay,
  ascension,
  fixed('05-08', 'Victoire de 1945', 'Vittoria del 1945', 'Overwinning van 1945'),
  whitMonday,
  fixed('07-14', 'Fête nationale', 'Festa nazionale francese', 'Franse nationale feestdag'),
  assumption,
  allSaints,
  armistice,
  christmas,
]

/** Sources: legge 27 maggio 1949, n. 260; legge 8 ottobre 2025, n. 151 (San Francesco, since 2026). */
const italian = [
  newYear,
  fixed('01-06', 'Épiphanie', 'Epifania', 'Driekoningen'),
  afterEaster(0, 'Pâques', 'Domenica di Pasqua', 'Pasen'),
  easterMonday,
  fixed('04-25', 'Fête de la Libération', 'Festa della Liberazione', 'Bevrijdingsdag'),
  labourDay,
  fixed('06-02', 'Fête de la République', 'Festa della Repubblica', 'Dag van de Republiek'),
  assumption,
  {
    ...fixed('10-04', 'Saint-François d’Assise', 'San Francesco d’Assisi', 'Sint-Franciscus van Assisi'),
    since: 2026,
  },
  allSaints,
  fixed('12-08', 'Immaculée Conception', 'Immacolata Concezione', 'Onbevlekte Ontvangenis van Maria'),
  christmas,
  fixed('12-26', 'Lendemain de Noël', 'Santo Stefano', 'Tweede kerstdag'),
]

/** Sources: arrêté royal du 18 avril 1974, article 1. */
const belgian = [
  newYear,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  fixed('07-21', 'Fête nationale', 'Festa nazionale belga', 'Nationale feestdag'),
  assumption,
  allSaints,
  armistice,
  christmas,
]

const rules: Record<Country, readonly HolidayRule[]> = { FR: french, IT: italian, BE: belgian }

/** Returns the national public holidays of a country in a year, in order, without regional ones. */
export const publicHolidays = (country: Country, year: number, language: Language): PublicHoliday[] =>
  rules[country]
    .filter(({ since = year }) => since <= year)
    .map(({ dayIn, names }) => ({ day: dayIn(year), name: names[language] }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
