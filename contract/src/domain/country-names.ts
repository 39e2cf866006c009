import type { Country } from '../fields.ts'
import { messages } from './messages.ts'

/** The three countries by name. */
export const countryNames = messages({
  fr: { FR: 'France', IT: 'Italie', BE: 'Belgique' } satisfies Record<Country, string>,
  it: { FR: 'Francia', IT: 'Italia', BE: 'Belgio' },
})
