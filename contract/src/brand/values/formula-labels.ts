import { type Label, label } from '@coussinet/texts/messages.ts'
import { brand } from '../chosen.ts'
import { noFormula } from '../formula-terms.ts'

/** The names under which formulas are sold. */
export const formulaLabels: Readonly<Record<string, Label>> = Object.fromEntries(
  [noFormula, ...brand.formulas].map(({ name, label: sold }) => [name, label(sold)]),
)
