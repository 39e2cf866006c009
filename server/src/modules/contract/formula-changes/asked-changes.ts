import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { FormulaChangeStatus } from '@coussinet/contract/formula-changes.ts'
import type {
  AskedFormulaChange,
  FormulaChangeAnswer,
  listAskedFormulaChanges,
} from '@coussinet/contract/integration/formula-changes.ts'
import { createUnit, type NotifyDeps, type UnitOfWork } from '#modules/notifications/notifications.ts'
import {
  answerFormulaChange,
  findAnimals,
  findAnyFormulaChange,
  findContract,
  findCorrespondentOrThrow,
  findFormulaChangesOfStatus,
  type FormulaChangeRow,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import { fromMomentCursor, toMomentCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { toChange } from './formula-changes.ts'

/** A page of changes of a status, of all members; throws `malformed_request` for a cursor of another make. */
export async function pageOfFormulaChanges(
  db: Db,
  { status, limit, cursor }: QueryOf<typeof listAskedFormulaChanges>,
): Promise<AnswerOf<typeof listAskedFormulaChanges>> {
  const after = cursor === undefined ? undefined : fromMomentCursor(cursor)
  const rows = await findFormulaChangesOfStatus(db, { status, after, limit: limit + 1 })
  const { page, next_cursor } = toPage(rows, limit, (last) =>
    toMomentCursor({ at: last.asked_at, id: last.formula_change_id }),
  )
  const data: AskedFormulaChange[] = []
  for (const row of page) data.push(await toAsked(db, row))
  return {
    data,
    next_cursor,
  }
}

/** Changes of a status, earliest first, for people. */
export async function* formulaChangesOfStatus(
  db: Db,
  { status, limit }: { status: FormulaChangeStatus; limit: number },
): AsyncGenerator<AskedFormulaChange> {
  for (const row of await findFormulaChangesOfStatus(db, { status, limit })) yield toAsked(db, row)
}

/** A change that a member asked for; throws `not_found`. */
export async function findAskedFormulaChange(db: Db, formula_change_id: string): Promise<AskedFormulaChange> {
  const row = isId(formula_change_id) ? await findAnyFormulaChange(db, formula_change_id) : undefined
  if (!row) throw problem('not_found')
  return toAsked(db, row)
}

async function toAsked(db: Db, row: FormulaChangeRow): Promise<AskedFormulaChange> {
  const { nevg } = await findCorrespondentOrThrow(db, row.member_id)
  const contract_number = (await findContract(db, row.member_id))?.contract_number ?? ''
  return { ...toChange(row), nevg, contract_number }
}

type FormulaChangeAnswerInput = FormulaChangeAnswer & { formula_change_id: string; at: Date }

/**
 * Answers a change as the insurer does, in the caller's transaction, and tells the member. Confirmed, it needs nothing more:
 * care of its day and later is decided by it. Throws `not_found`; `conflict` with the current status where it is not pending;
 * `validation_failed` at `takes_effect_on` for a day that is over, or on which the animal has no cover.
 */
export async function answerChange(
  db: Db,
  platform: NotifyDeps,
  { formula_change_id, at, ...answer }: FormulaChangeAnswerInput,
): Promise<AskedFormulaChange> {
  const { member_id, animal_id } = await answerFormulaChange(db, formula_change_id, answer, at)
  const change = await findAskedFormulaChange(db, formula_change_id)
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await tell(tx, change)
  await tx.audit(`contract.formula_change_${answer.outcome}`, {
    subject_id: animal_id,
    details: { formula_change_id, takes_effect_on: change.takes_effect_on },
  })
  await tx.announce('profile')
  return change
}

async function tell(tx: UnitOfWork, change: AskedFormulaChange): Promise<void> {
  const { animal_id, formula, from_formula, takes_effect_on: date, monthly_price_cents: amount_cents, reason } = change
  const [animal] = await findAnimals(tx.db, tx.member_id, { animal_id })
  const params = { animal_id, names: animal ? [animal.name] : [], formula, from_formula }
  if (change.status === 'confirmed') await tx.notify('formula_change_confirmed', { ...params, date, amount_cents })
  else await tx.notify('formula_change_refused', { ...params, ...(reason === null ? {} : { note: reason }) })
}
