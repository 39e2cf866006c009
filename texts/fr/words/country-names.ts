import type { Country } from '@coussinet/contract/fields.ts'

export const countryNames = { FR: 'France', IT: 'Italie', BE: 'Belgique' } satisfies Record<Country, string>
