import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type FormulaTerms, noFormula } from '@coussinet/contract/brand/formula-terms.ts'
import { formulaNames } from '@coussinet/contract/brand/values.ts'
import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { Db } from '#platform/db/db.ts'
import { findFormulasBut } from './animals.store.ts'

const terms = new Map([noFormula, ...brand.formulas].map((formula) => [formula.name, formula]))

export function formulaTerms(name: FormulaName): FormulaTerms {
  const found = terms.get(name)
  if (!found) throw new Error(`The brand has no formula ${name}`)
  return found
}

/** Formulas on sale, in the order of the brand's file. */
export const soldFormulas: readonly FormulaTerms[] = brand.formulas.filter(({ is_closed }) => !is_closed)

/** Warnings at the start about formulas that animals have and the brand lacks. */
export async function formulaWarnings(db: Db): Promise<string[]> {
  const unknown = await findFormulasBut(db, formulaNames)
  if (unknown.length === 0) return []
  return [
    `animals have formulas that the brand does not hold: ${unknown.join(', ')}; the pages of their members fail until its file has them (a formula that is no longer sold bears is_closed)`,
  ]
}
