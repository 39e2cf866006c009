import { answerChange, findAskedFormulaChange } from '#modules/contract/contract.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import type { InsurerEvent } from './request-steps.ts'

/** Next answer of the demo's insurer, to a change that nobody has answered since. */
export type FormulaChangeTurn = { formula_change_id: string }
export type FormulaChangeEvent = InsurerEvent & { formula_change_id?: string }
type InsurerDeps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'config'>

export const demoFormulaChangeQueue = 'demo.formula-changes'
const seconds = 60

/** Another formula was asked for: the insurer will answer. */
export async function onFormulaChangeAsked(
  { db, jobs, clock }: InsurerDeps,
  { event, formula_change_id }: FormulaChangeEvent,
): Promise<void> {
  if (event !== 'contract.formula_change_asked' || formula_change_id === undefined) return
  const turn: FormulaChangeTurn = { formula_change_id }
  await inTransaction(db, (tx) =>
    jobs.send(tx, demoFormulaChangeQueue, turn, { start_after: new Date(clock().getTime() + seconds * 1000) }),
  )
}

/** Confirms a change as it was asked for. A second run finds the answer, and does nothing; so does one that the member has given up. */
export async function runFormulaChangeTurn(play: InsurerDeps, { formula_change_id }: FormulaChangeTurn): Promise<void> {
  const at = play.clock()
  await inTransaction(play.db, async (tx) => {
    const change = await findAskedFormulaChange(tx, formula_change_id)
    if (change.status !== 'pending') return
    await answerChange(tx, play, { formula_change_id, outcome: 'confirmed', at })
  })
}
