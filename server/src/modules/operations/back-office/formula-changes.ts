import type { AskedFormulaChange, FormulaChangeAnswer } from '@coussinet/contract/integration/formula-changes.ts'
import { answerChange } from '#modules/contract/contract.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

export { findAskedFormulaChange, formulaChangesOfStatus } from '#modules/contract/contract.ts'

/** Answers a change of formula for the insurer, by hand. */
export function answerChangeByOperator(
  { db, ...platform }: Pick<Platform, 'db'> & NotifyDeps,
  formula_change_id: string,
  answer: FormulaChangeAnswer,
): Promise<AskedFormulaChange> {
  return inTransaction(db, (tx) => answerChange(tx, platform, { formula_change_id, ...answer, at: platform.clock() }))
}
