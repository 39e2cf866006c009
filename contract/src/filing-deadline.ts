import type { Country } from './fields.ts'

// Claims lapse after two years in France (L114-1) and Italy (art. 2952 c.c.), three in Belgium (law of 4 April 2014, art. 88).
const years: Record<Country, number> = { FR: 2, IT: 2, BE: 3 }

/** How many years after the care a request can still be filed. */
export const filingDeadlineYears = (country: Country): number => years[country]
