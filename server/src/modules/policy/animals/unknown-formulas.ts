import { formulaNames } from '@coussinet/contract/brand/values/formula-names.ts'
import type { Db } from '#platform/db.ts'
import { findFormulasBut } from './animals.store.ts'

/** What whoever runs the portal is to know of its formulas at the start: those that animals have, and the brand does not. */
export async function formulaWarnings(db: Db): Promise<string[]> {
  const unknown = await findFormulasBut(db, formulaNames)
  if (unknown.length === 0) return []
  return [
    `animals have formulas that the brand does not hold: ${unknown.join(', ')}; the pages of their members fail until its file has them (a formula that is no longer sold bears is_closed)`,
  ]
}
