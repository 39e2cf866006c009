import type { Country } from './country-names.ts'
import { anniversary, type Day } from './days.ts'

/** Years until a claim lapses by law: L114-1 in France, art. 2952 c.c. in Italy, art. 88 of the law of 4 April 2014 in Belgium. */
export const limitationYears: Readonly<Record<Country, number>> = { FR: 2, IT: 2, BE: 3 }

/** Years after the care in which a request can still be filed: until it lapses. */
export const filingDeadlineYears = (country: Country): number => limitationYears[country]

/** Tells whether a request filed that day comes too late for its care (`late_filing`). */
export const isFiledLate = (care_date: Day, filed_on: Day, country: Country): boolean =>
  filed_on > anniversary(care_date, filingDeadlineYears(country))
