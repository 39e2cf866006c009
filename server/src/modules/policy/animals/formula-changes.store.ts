import type { Day } from '@coussinet/contract/domain/days.ts'
import type { FormulaChangeStatus } from '@coussinet/contract/formula-changes.ts'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { lastDay } from '../contracts/contracts.store.ts'
import type { PricedStep } from './formula-on-day.ts'

/** Confirmed changes of an animal, in order, as part of a statement on `animals`, without a query of their own. */
export const formulaSteps = stepsWhere(sql`formula_changes.member_id = animals.member_id`)

/**
 * The same for a statement about one member, named by value, so that it stays on one machine of a cluster and can lock
 * rows.
 */
export const selectFormulaSteps = (member_id: string) => stepsWhere(sql`formula_changes.member_id = ${member_id}::uuid`)

function stepsWhere(isOfMember: RawBuilder<unknown>) {
  return sql<PricedStep[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'takes_effect_on', takes_effect_on, 'formula', formula_changes.formula, 'from_formula', from_formula,
    'is_applied', formula_changes.status = 'applied', 'monthly_price_cents', formula_changes.monthly_price_cents,
    'from_price_cents', from_price_cents, 'confirmed_on', confirmed_on
  ) order by takes_effect_on, asked_at), '[]')
  from formula_changes
  where ${isOfMember} and formula_changes.animal_id = animals.animal_id
    and formula_changes.status in ('confirmed', 'applied'))`
}

const columns = [
  'member_id',
  'formula_change_id',
  'animal_id',
  'formula_changes.status',
  'formula',
  'from_formula',
  'asked_at',
  'takes_effect_on',
  'monthly_price_cents',
  'answered_at',
  'reason',
] as const

const changes = (db: Db) =>
  db.selectFrom('formula_changes').select(columns).$narrowType<{ status: FormulaChangeStatus }>()

/** Changes requested by the member, newest first, at most a hundred. */
export async function findFormulaChanges(db: Db, member_id: string) {
  return changes(db)
    .where('member_id', '=', member_id)
    .orderBy('asked_at', 'desc')
    .orderBy('formula_change_id')
    .limit(100)
    .execute()
}
export type FormulaChangeRow = Awaited<ReturnType<typeof findFormulaChanges>>[number]

export async function findFormulaChange(
  db: Db,
  member_id: string,
  formula_change_id: string,
): Promise<FormulaChangeRow | undefined> {
  return changes(db)
    .where('member_id', '=', member_id)
    .where('formula_change_id', '=', formula_change_id)
    .executeTakeFirst()
}

/** A change of any member, for the insurer only. */
export async function findAnyFormulaChange(db: Db, formula_change_id: string): Promise<FormulaChangeRow | undefined> {
  return changes(db).where('formula_change_id', '=', formula_change_id).executeTakeFirst()
}

type FormulaChangePage = { status: FormulaChangeStatus; after?: MomentPosition | undefined; limit: number }

/** Changes of a status, of all members, oldest first, for the insurer only. */
export async function findFormulaChangesOfStatus(
  db: Db,
  { status, after, limit }: FormulaChangePage,
): Promise<FormulaChangeRow[]> {
  let query = changes(db)
    .where('formula_changes.status', '=', status)
    .orderBy('asked_at')
    .orderBy('formula_change_id')
    .limit(limit)
  if (after)
    query = query.where(sql<boolean>`(asked_at, formula_change_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

/** Inserts a requested change; returns false if the animal has an open one. */
export async function insertFormulaChange(db: Db, change: Insertable<Database['formula_changes']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('formula_changes')
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

type FormulaChangeUpdate = Partial<Insertable<Database['formula_changes']>> & { status: FormulaChangeStatus }
type FormulaChangeKey = { member_id: string; formula_change_id: string }

/**
 * Moves a change from one status to another; returns false if it has another status by now, so that one of two
 * concurrent calls succeeds.
 */
export async function moveFormulaChange(
  db: Db,
  { member_id, formula_change_id }: FormulaChangeKey,
  from: FormulaChangeStatus,
  to: FormulaChangeUpdate,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('formula_changes')
    .set(to)
    .where('member_id', '=', member_id)
    .where('formula_change_id', '=', formula_change_id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type DueChangesQuery = { today: Day; limit: number; after?: FormulaChangeRow | undefined; member_id?: string }

/** Open changes whose day has come, of all members or of one, earliest first. */
export async function findDueFormulaChanges(
  db: Db,
  { today, limit, after, member_id }: DueChangesQuery,
): Promise<FormulaChangeRow[]> {
  let query = changes(db)
    .where('formula_changes.status', 'in', ['pending', 'confirmed'])
    .where('takes_effect_on', '<=', today)
    .orderBy('takes_effect_on')
    .orderBy('formula_change_id')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(takes_effect_on, formula_change_id) > (${after.takes_effect_on}::date, ${after.formula_change_id}::uuid)`,
    )
  if (member_id !== undefined) query = query.where('member_id', '=', member_id)
  return query.execute()
}

type FormulaChangeWalk = { from: Day; to: Day; after: { member_id: string; subject_id: string }; limit: number }

/** Unanswered changes due on one of those days, of animals still covered then, up to `limit` after a cursor. */
export async function findUnansweredFormulaChanges(db: Db, { from, to, after, limit }: FormulaChangeWalk) {
  return db
    .selectFrom('formula_changes')
    .innerJoin('animals', (join) =>
      join
        .onRef('animals.member_id', '=', 'formula_changes.member_id')
        .onRef('animals.animal_id', '=', 'formula_changes.animal_id'),
    )
    .innerJoin('contracts', 'contracts.member_id', 'formula_changes.member_id')
    .select(['formula_changes.member_id', 'formula_change_id', 'formula_changes.animal_id', 'animals.name'])
    .select(['formula_changes.formula', 'takes_effect_on', 'asked_at'])
    .where('formula_changes.status', '=', 'pending')
    .where('takes_effect_on', '>=', from)
    .where('takes_effect_on', '<=', to)
    .where(sql<boolean>`(animals.cover_end is null or animals.cover_end >= takes_effect_on)`)
    .where(sql<boolean>`coalesce(${lastDay} >= takes_effect_on, true)`)
    .where(
      sql<boolean>`(formula_changes.member_id, formula_change_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`,
    )
    .orderBy('formula_changes.member_id')
    .orderBy('formula_change_id')
    .limit(limit)
    .execute()
}
