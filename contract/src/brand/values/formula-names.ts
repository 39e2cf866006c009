import { brand } from '../chosen.ts'
import { noFormula } from '../formula-terms.ts'

/** Every formula of the brand, and that of an animal without cover. */
export const formulaNames: readonly string[] = [noFormula, ...brand.formulas].map(({ name }) => name)
