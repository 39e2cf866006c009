import type { Guarantee } from '../../domain/formulas.ts'
import { brand } from '../chosen.ts'
import { noFormula } from '../formula-terms.ts'

/** Days after the start of an animal's cover at which each guarantee begins; null where the formula has none. */
export const waitingDays: Readonly<Record<string, Readonly<Record<Guarantee, number | null>>>> = Object.fromEntries(
  [noFormula, ...brand.formulas].map(({ name, waiting_days }) => [name, waiting_days]),
)
