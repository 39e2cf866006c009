import type { Country } from '../fields.ts'
import { anniversary, type Day } from './days.ts'

// Claims lapse after two years in France (L114-1) and Italy (art. 2952 c.c.), three in Belgium (law of 4 April 2014, art. 88).
const years: Record<Country, number> = { FR: 2, IT: 2, BE: 3 }

/** Years after the care in which a request can still be filed. */
export const filingDeadlineYears = (country: Country): number => years[country]

/** Tells whether a request filed that day comes too late for its care (`late_filing`). */
export const isFiledLate = (care_date: Day, filed_on: Day, country: Country): boolean =>
  filed_on > anniversary(care_date, filingDeadlineYears(country))
