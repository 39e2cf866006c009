import { addMonths, type Day, today, toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { FieldCode } from '@coussinet/contract/domain/problems.ts'
import type { ChangeObstacle } from '@coussinet/contract/formula-changes.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { isId, newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { contractStatus } from '../contracts/contract-dates.ts'
import { findContractDays } from '../contracts/contracts.store.ts'
import { lockMember } from '../members/lock-member.ts'
import { type AnimalRow, findAnimals, lockAnimals, setAnimal } from './animals.store.ts'
import {
  findAnyFormulaChange,
  findFormulaChange,
  findFormulaChanges,
  type FormulaChangeRow,
  insertFormulaChange,
  moveFormulaChange,
} from './formula-changes.store.ts'
import { formulaOn, presentPrice } from './formula-on-day.ts'
import { coverObstacle, possibleChanges } from './possible-changes.ts'

type FormulaChangeKey = { member_id: string; formula_change_id: string }

/** The member's contract for a change; undefined before there is one. */
export async function findContractForChange(db: Db, member_id: string, today: Day) {
  const days = (await findContractDays(db, [member_id])).get(member_id)
  return days && { ...days, is_over: contractStatus({ ...days, end_date: days.last_day }, today) === 'terminated' }
}

const reasons = {
  uncovered: 'change_uncovered',
  contract_ends: 'change_contract_ends',
  late: 'change_late',
  under_way: 'change_under_way',
} as const satisfies Record<ChangeObstacle, FieldCode>

type ChangeRequest = {
  member_id: string
  animal_id: string
  formula: string
  /** day shown to the member */
  shown?: Day | undefined
  at: Date
}

/**
 * Stores a requested change of formula from the next renewal on, in the caller's transaction. Throws `not_found`;
 * `validation_failed` at `formula`: `formula_same`, `formula_not_sold`; `conflict` with the obstacle at `animal_id`, or
 * if the change would take effect on another day than the one shown.
 */
export async function requestFormulaChange(
  db: Db,
  { member_id, animal_id, formula, shown, at }: ChangeRequest,
): Promise<FormulaChangeRow> {
  const now = today(at)
  await lockMember(db, member_id)
  const contract = await findContractForChange(db, member_id, now)
  const animal = isId(animal_id) ? (await findAnimals(db, member_id, { animal_id }))[0] : undefined
  if (!animal) throw problem('not_found')
  const refusal = (obstacle: ChangeObstacle) => problem('conflict', { errors: { animal_id: [reasons[obstacle]] } })
  if (!contract) throw refusal('uncovered')
  if (contract.is_over) throw refusal('contract_ends')
  const [possible] = possibleChanges(contract, [animal], await findFormulaChanges(db, member_id), now)
  if (!possible) throw refusal('uncovered')
  if (possible.current.formula === formula) throw fieldProblem('formula', 'formula_same')
  const offer = possible.formulas.find((one) => one.formula === formula)
  if (!offer) throw fieldProblem('formula', 'formula_not_sold')
  const { obstacle, takes_effect_on, current } = possible
  if (obstacle !== null) throw refusal(obstacle)
  if (shown !== undefined && shown !== takes_effect_on) throw problem('conflict')

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
    throw refusal('under_way')
  return change
}

/** Withdraws an unanswered change. Throws `not_found`; `conflict` with the current status. */
export async function withdrawFormulaChange(
  db: Db,
  { member_id, formula_change_id }: FormulaChangeKey,
): Promise<FormulaChangeRow> {
  const change = isId(formula_change_id) ? await findFormulaChange(db, member_id, formula_change_id) : undefined
  if (!change) throw problem('not_found')
  if (await moveFormulaChange(db, change, 'pending', { status: 'withdrawn' })) return change
  const current = (await findFormulaChange(db, member_id, formula_change_id))?.status ?? change.status
  throw problem('conflict', { params: { change: { current } } })
}

type FormulaChangeTerms = { takes_effect_on?: Day | undefined; monthly_price_cents?: number | undefined }
type FormulaChangeAnswer = FormulaChangeTerms & { outcome: 'confirmed' | 'refused'; reason?: string | null | undefined }

/**
 * Stores the insurer's answer to a change, in the caller's transaction. A confirmed change applies to care from its day
 * on without further steps. Throws `not_found`; `conflict` with the current status if it is not pending;
 * `validation_failed` at `takes_effect_on` for a past day, or one on which the animal is not covered.
 */
export async function answerFormulaChange(
  db: Db,
  formula_change_id: string,
  { outcome, reason = null, ...terms }: FormulaChangeAnswer,
  at: Date,
): Promise<FormulaChangeRow> {
  const found = isId(formula_change_id) ? await findAnyFormulaChange(db, formula_change_id) : undefined
  if (!found) throw problem('not_found')
  const { member_id } = found
  await lockMember(db, member_id)
  const change = await findFormulaChange(db, member_id, formula_change_id)
  if (!change) throw problem('not_found')
  if (change.status !== 'pending') throw problem('conflict', { params: { change: { current: change.status } } })
  const answered =
    outcome === 'refused'
      ? { status: outcome, answered_at: at, reason }
      : { status: outcome, answered_at: at, ...(await confirmedTerms(db, change, terms, toLocalDay(at))) }
  // The member withdrew it at the same moment.
  if (!(await moveFormulaChange(db, change, 'pending', answered)))
    throw problem('conflict', { params: { change: { current: 'withdrawn' } } })
  return { ...change, ...answered }
}

// A mistyped year would block every other change of the animal.
const latestMonths = 24

/**
 * Columns of a confirmed change: the insurer's values, else the requested ones, with the animal's present formula and
 * price.
 */
async function confirmedTerms(db: Db, change: FormulaChangeRow, terms: FormulaChangeTerms, now: Day) {
  const { member_id, animal_id } = change
  const { takes_effect_on = change.takes_effect_on, monthly_price_cents = change.monthly_price_cents } = terms
  if (takes_effect_on < now) throw fieldProblem('takes_effect_on', 'effective_date_past')
  const latest = addMonths(now, latestMonths)
  if (takes_effect_on > latest) throw fieldProblem('takes_effect_on', 'schema.too_big', { max: latest })
  const contract = await findContractForChange(db, member_id, now)
  const [animal] = await findAnimals(db, member_id, { animal_id })
  if (!contract || !animal || coverObstacle(animal, contract, takes_effect_on) !== null)
    throw fieldProblem('takes_effect_on', 'no_cover')
  // Two changes on one day would leave one of them without effect.
  const [last] = animal.formula_steps.toReversed()
  if (last && takes_effect_on <= last.takes_effect_on)
    throw fieldProblem('takes_effect_on', 'schema.too_small', { min: last.takes_effect_on })
  return {
    confirmed_on: now,
    takes_effect_on,
    monthly_price_cents,
    from_formula: formulaOn(animal, now),
    from_price_cents: presentPrice(animal, now),
  }
}

type SettledFormulaChange = {
  change: FormulaChangeRow
  animal: AnimalRow | undefined
  /** `uncovered`: the animal's cover or the contract has ended, which was announced then */
  outcome: 'applied' | 'lapsed' | 'uncovered'
}

/**
 * Applies a due change to the animal, or closes it if nobody answered, in the caller's transaction. Null if another
 * node did so, or the member withdrew it.
 */
export async function applyFormulaChange(
  db: Db,
  { member_id, formula_change_id }: FormulaChangeKey,
  at: Date,
): Promise<SettledFormulaChange | null> {
  await lockMember(db, member_id)
  const change = await findFormulaChange(db, member_id, formula_change_id)
  if (!change || (change.status !== 'pending' && change.status !== 'confirmed')) return null
  const { animal_id, formula, takes_effect_on, monthly_price_cents } = change
  // Locked before its cover is read: an end that is under way counts.
  const lockedAnimal = (await lockAnimals(db, member_id)).find((one) => one.animal_id === animal_id)
  const [animal] = await findAnimals(db, member_id, { animal_id })
  const contract = await findContractForChange(db, member_id, toLocalDay(at))
  // A contract that ended later was in force on the day itself.
  const then = contract && { ...contract, is_over: contract.status === 'terminated' && contract.last_day === null }
  const isCovered = animal !== undefined && then !== undefined && coverObstacle(animal, then, takes_effect_on) === null
  const isApplied = isCovered && change.status === 'confirmed'
  if (isApplied && lockedAnimal) {
    // Replaces the present formula: the insurer may have corrected it since the confirmation.
    const from_price_cents = lockedAnimal.monthly_price_cents
    const from_formula = lockedAnimal.formula === formula ? change.from_formula : lockedAnimal.formula
    await moveFormulaChange(db, change, 'confirmed', {
      status: 'applied',
      applied_at: at,
      from_formula,
      from_price_cents,
    })
    await setAnimal(db, member_id, animal_id, { formula, monthly_price_cents })
  } else await moveFormulaChange(db, change, change.status, { status: 'lapsed' })
  return { change, animal, outcome: isApplied ? 'applied' : isCovered ? 'lapsed' : 'uncovered' }
}
