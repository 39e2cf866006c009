import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type FormulaTerms, noFormula } from '@coussinet/contract/brand/formula-terms.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'

const terms = new Map([noFormula, ...brand.formulas].map((formula) => [formula.name, formula]))

/** What a formula covers and pays, by its name. */
export function formulaTerms(name: FormulaName): FormulaTerms {
  const found = terms.get(name)
  if (!found) throw new Error(`The brand has no formula ${name}`)
  return found
}

/** The formulas that are sold, in the order of the brand's file. */
export const soldFormulas: readonly FormulaTerms[] = brand.formulas.filter(({ is_closed }) => !is_closed)
