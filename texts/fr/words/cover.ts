import type { Guarantee, DeductibleMode } from '@coussinet/contract/formulas.ts'

export const guaranteeNames = {
  accident: 'Accident',
  illness: 'Maladie',
  illness_surgery: 'Chirurgie due à une maladie',
} satisfies Record<Guarantee, string>

export const guaranteeGroups = {
  accident: 'Accidents',
  illness: 'Maladies',
  illness_surgery: 'Opérations dues à une maladie',
} satisfies Record<Guarantee, string>

export const termNone = { deductible: 'Aucune', package: 'Aucun' }

export const amountPer = {
  per_event: (amount: string) => `${amount} par événement`,
  per_year: (amount: string) => `${amount} par an`,
} satisfies Record<DeductibleMode, (amount: string) => string>
