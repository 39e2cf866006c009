import { formulaNames } from '@coussinet/contract/brand/values/formula-names.ts'
import type { Db } from '#platform/db.ts'

/** What whoever runs the portal is to know of its formulas at the start: those that animals have, and the brand does not. */
export async function formulaWarnings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('animals')
    .select('formula')
    .distinct()
    .where('formula', 'not in', [...formulaNames])
    .limit(10)
    .execute()
  if (rows.length === 0) return []
  return [
    `animals have formulas that the brand does not hold: ${rows.map(({ formula }) => formula).join(', ')}; the pages of their members fail until its file has them (a formula that is no longer sold bears is_closed)`,
  ]
}
