import type { Day } from '@coussinet/contract/domain/days.ts'
import type { FormulaChange, FormulaChangeQuestion, FormulaChanges } from '@coussinet/contract/formula-changes.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import {
  findAnimals,
  findContractForChange,
  findFormulaChanges,
  type FormulaChangeRow,
  possibleChanges,
  requestFormulaChange,
  withdrawFormulaChange,
} from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { countAttempt } from '#platform/limits/attempts.ts'

const perDay = { limit: 20, window_seconds: 86_400 }

export const toChange = ({
  formula_change_id,
  member_id: _whose,
  asked_at,
  answered_at,
  ...row
}: FormulaChangeRow): FormulaChange => ({
  ...row,
  id: formula_change_id,
  asked_at: asked_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
})

/** Changes that the member asked for, and those that can be asked for today; nothing before the contract. */
export async function readFormulaChanges(db: Db, member_id: string, today: Day): Promise<FormulaChanges> {
  const contract = await findContractForChange(db, member_id, today)
  if (!contract) return { data: [], possible: [] }
  const changes = await findFormulaChanges(db, member_id)
  const possible = possibleChanges(contract, await findAnimals(db, member_id), changes, today)
  return { data: changes.map(toChange), possible }
}

/**
 * Asks for another formula of one of the member's animals from the next renewal on, in the caller's transaction; the insurer
 * hears of it. Throws `not_found`; `validation_failed` at `formula`: `formula_same`, `formula_not_sold`; `conflict` with the
 * obstacle at `animal_id`, or where the change would be in force on another day than the one that was shown.
 */
export async function requestChange(
  tx: UnitOfWork,
  { animal_id, formula, takes_effect_on: shown }: FormulaChangeQuestion,
): Promise<FormulaChange> {
  const { db, member_id, at } = tx
  const change = await requestFormulaChange(db, { member_id, animal_id, formula, shown, at })
  const { takes_effect_on } = change
  await countAttempt(db, { key: `formula-changes ${member_id}`, ...perDay }, at)
  await tx.audit('contract.formula_change_asked', {
    subject_id: animal_id,
    details: { formula_change_id: change.formula_change_id, from: change.from_formula, to: formula, takes_effect_on },
  })
  await tx.announce('profile')
  await tx.publish({
    event: 'contract.formula_change_asked',
    formula_change_id: change.formula_change_id,
    animal_id,
    formula,
    from_formula: change.from_formula,
    takes_effect_on,
    asked_at: at.toISOString(),
  })
  return toChange(change)
}

/** Gives up a change that nobody has answered, in the caller's transaction. Throws `not_found`; `conflict` with the current status. */
export async function withdrawChange(tx: UnitOfWork, formula_change_id: string): Promise<void> {
  const { db, member_id, at } = tx
  const { animal_id } = await withdrawFormulaChange(db, { member_id, formula_change_id })
  await tx.audit('contract.formula_change_withdrawn', { subject_id: animal_id, details: { formula_change_id } })
  await tx.announce('profile')
  await tx.publish({
    event: 'contract.formula_change_withdrawn',
    formula_change_id,
    animal_id,
    withdrawn_at: at.toISOString(),
  })
}
