import type { Country } from '@coussinet/contract/domain/country-names.ts'

export const countryOptions = (names: Record<Country, string>) => [
  { value: 'FR', label: names.FR },
  { value: 'IT', label: names.IT },
  { value: 'BE', label: names.BE },
]
