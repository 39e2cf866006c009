import type { Country } from '@coussinet/contract/fields.ts'

/** Where each country's company signs. */
export const insurerCity: Record<Country, string> = { FR: 'Lyon', IT: 'Milano', BE: 'Bruxelles' }
