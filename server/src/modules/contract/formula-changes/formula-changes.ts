import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type {
  ChangeObstacle,
  FormulaChange,
  FormulaChangeQuestion,
  FormulaChanges,
} from '@coussinet/contract/formula-changes.ts'
import type { FieldCode } from '@coussinet/contract/problem.ts'
import { publishInsurerEvent } from '#modules/events/events.ts'
import {
  findContractDays,
  contractStatus,
  findAnimals,
  findFormulaChange,
  findFormulaChanges,
  type FormulaChangeRow,
  insertFormulaChange,
  lockMember,
  moveFormulaChange,
} from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import type { Platform } from '#platform/portal.ts'
import { audit } from '#platform/records/audit.ts'
import { possibleChanges } from './possible-changes.ts'

type Deps = Pick<Platform, 'clock' | 'config' | 'jobs'>

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

/** The member's contract for a change, or undefined before there is one. */
export async function contractFor(db: Db, member_id: string, today: Day) {
  const days = (await findContractDays(db, [member_id])).get(member_id)
  return days && { ...days, is_over: contractStatus({ ...days, end_date: days.last_day }, today) === 'terminated' }
}

/** Changes that the member asked for, and those that can be asked for today; nothing before the contract. */
export async function readFormulaChanges(db: Db, member_id: string, today: Day): Promise<FormulaChanges> {
  const contract = await contractFor(db, member_id, today)
  if (!contract) return { data: [], possible: [] }
  const asked = await findFormulaChanges(db, member_id)
  const possible = possibleChanges(contract, await findAnimals(db, member_id), asked, today)
  return { data: asked.map(toChange), possible }
}

const reasons = {
  uncovered: 'change_uncovered',
  contract_ends: 'change_contract_ends',
  late: 'change_late',
  under_way: 'change_under_way',
} as const satisfies Record<ChangeObstacle, FieldCode>

/**
 * Asks for another formula of one of the member's animals from the next renewal on, in the caller's transaction; the insurer
 * hears of it. Throws `not_found`; `validation_failed` at `formula`: `formula_same`, `formula_not_sold`; `conflict` with the
 * obstacle at `animal_id`, or where the change would be in force on another day than the one that was shown.
 */
export async function requestChange(
  db: Db,
  platform: Deps,
  member_id: string,
  { animal_id, formula, takes_effect_on: shown }: FormulaChangeQuestion,
): Promise<FormulaChange> {
  const at = platform.clock()
  const now = today(at)
  await lockMember(db, member_id)
  const contract = await contractFor(db, member_id, now)
  const animal = isId(animal_id) ? (await findAnimals(db, member_id, { animal_id }))[0] : undefined
  if (!animal) throw problem('not_found')
  const uncovered = () => problem('conflict', { errors: { animal_id: ['change_uncovered'] } })
  if (!contract) throw uncovered()
  if (contract.is_over) throw problem('conflict', { errors: { animal_id: ['change_contract_ends'] } })
  const [possible] = possibleChanges(contract, [animal], await findFormulaChanges(db, member_id), now)
  if (!possible) throw uncovered()
  if (possible.current.formula === formula) throw fieldProblem('formula', 'formula_same')
  const offer = possible.formulas.find((one) => one.formula === formula)
  if (!offer) throw fieldProblem('formula', 'formula_not_sold')
  const { obstacle, takes_effect_on, current } = possible
  if (obstacle !== null) throw problem('conflict', { errors: { animal_id: [reasons[obstacle]] } })
  if (shown !== undefined && shown !== takes_effect_on) throw problem('conflict')
  await countAttempt(db, { key: `formula-changes ${member_id}`, ...perDay }, at)

  const change: FormulaChangeRow = {
    member_id,
    formula_change_id: newId(),
    animal_id,
    status: 'pending',
    formula,
    from_formula: current.formula,
    asked_at: at,
    takes_effect_on,
    monthly_price_cents: offer.monthly_price_cents,
    answered_at: null,
    reason: null,
  }
  if (!(await insertFormulaChange(db, { ...change, from_price_cents: current.monthly_price_cents })))
    throw problem('conflict', { errors: { animal_id: ['change_under_way'] } })
  await audit(db, {
    member_id,
    action: 'contract.formula_change_asked',
    subject_id: animal_id,
    details: { formula_change_id: change.formula_change_id, from: current.formula, to: formula, takes_effect_on },
    at,
  })
  await announce(db, member_id, 'profile')
  await publishInsurerEvent(db, platform, {
    event: 'contract.formula_change_asked',
    member_id,
    formula_change_id: change.formula_change_id,
    animal_id,
    formula,
    from_formula: current.formula,
    takes_effect_on,
    asked_at: at.toISOString(),
  })
  return toChange(change)
}

/** Gives up a change that nobody has answered, in the caller's transaction. Throws `not_found`; `conflict` with the current status. */
export async function withdrawChange(
  db: Db,
  platform: Deps,
  { member_id, formula_change_id }: { member_id: string; formula_change_id: string },
): Promise<void> {
  const at = platform.clock()
  const change = isId(formula_change_id) ? await findFormulaChange(db, member_id, formula_change_id) : undefined
  if (!change) throw problem('not_found')
  if (!(await moveFormulaChange(db, change, 'pending', { status: 'withdrawn' }))) {
    const current = (await findFormulaChange(db, member_id, formula_change_id))?.status ?? change.status
    throw problem('conflict', { params: { change: { current } } })
  }
  const { animal_id } = change
  await audit(db, {
    member_id,
    action: 'contract.formula_change_withdrawn',
    subject_id: animal_id,
    details: { formula_change_id },
    at,
  })
  await announce(db, member_id, 'profile')
  await publishInsurerEvent(db, platform, {
    event: 'contract.formula_change_withdrawn',
    member_id,
    formula_change_id,
    animal_id,
    withdrawn_at: at.toISOString(),
  })
}
