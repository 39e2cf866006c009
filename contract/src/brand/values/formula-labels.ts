import { brand } from '../chosen.ts'
import { noFormula } from '../formula-terms.ts'

/** The names under which formulas are sold. */
export const formulaLabels: Readonly<Record<string, { fr: string; it: string }>> = Object.fromEntries(
  [noFormula, ...brand.formulas].map(({ name, label }) => [name, label]),
)
