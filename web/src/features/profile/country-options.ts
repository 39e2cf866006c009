import type { Country } from '@coussinet/contract/domain/countries.ts'

export const countryOptions = (names: Record<Country, string>) => [
  { value: 'FR', label: names.FR },
  { value: 'IT', label: names.IT },
  { value: 'BE', label: names.BE },
]
