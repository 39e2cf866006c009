import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { findGaps } from '../contracts/covered-days.ts'
import { animalColumnNames, type NarrowAnimal } from './animal-columns.ts'
import { selectFormulaSteps } from './formula-changes.store.ts'

type AnimalFilter = { animal_id?: string }

/** The member's animals in order, with the contract's first day, null before there is one. */
export async function findAnimals(db: Db, member_id: string, { animal_id }: AnimalFilter = {}) {
  let query = db
    .selectFrom('animals')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'animals.member_id').on('contracts.member_id', '=', member_id),
    )
    .select(['animal_id', ...animalColumnNames, 'contracts.effective_date', 'contracts.end_date as contract_end'])
    .select(selectFormulaSteps(member_id).as('formula_steps'))
    .where('animals.member_id', '=', member_id)
    .orderBy('position')
    .orderBy('animal_id')
  if (animal_id) query = query.where('animal_id', '=', animal_id)
  return query.$narrowType<NarrowAnimal & { formula: FormulaName }>().execute()
}
export type AnimalRow = Awaited<ReturnType<typeof findAnimals>>[number]

/** The member's animals, locked until the transaction ends, so that concurrent changes are serialised. */
export async function lockAnimals(db: Db, member_id: string) {
  return db
    .selectFrom('animals')
    .select(['animal_id', 'position', ...animalColumnNames])
    .where('member_id', '=', member_id)
    .orderBy('animal_id')
    .forNoKeyUpdate()
    .$narrowType<NarrowAnimal>()
    .execute()
}
export type LockedAnimal = Awaited<ReturnType<typeof lockAnimals>>[number]

export async function findAnimalToRead(db: Db, member_id: string, animal_id: string) {
  return db
    .selectFrom('animals')
    .select(animalColumnNames)
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .$narrowType<NarrowAnimal>()
    .executeTakeFirst()
}

export async function insertAnimal(db: Db, animal: Insertable<Database['animals']>): Promise<void> {
  await db.insertInto('animals').values(animal).execute()
}

export async function setAnimal(
  db: Db,
  member_id: string,
  animal_id: string,
  changed: Partial<LockedAnimal>,
): Promise<void> {
  await db
    .updateTable('animals')
    .set(changed)
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .execute()
}

/** The member's animals among `animal_ids`; `forUpdate` locks their counters until the transaction ends. */
export async function findInsuredAnimals(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { forUpdate = false }: RowLock = {},
) {
  if (animal_ids.length === 0) return []
  const query = db
    .selectFrom('animals')
    .select(['animal_id', 'name', 'icad', 'cover_start', 'cover_end', 'end_reason', 'formula'])
    .select(selectFormulaSteps(member_id).as('formula_steps'))
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    // Every decision locks them in the same order, so that two decisions never deadlock.
    .orderBy('animal_id')
    .$narrowType<{ formula: FormulaName }>()
  return forUpdate ? query.forNoKeyUpdate().execute() : query.execute()
}
export type InsuredAnimalRow = Awaited<ReturnType<typeof findInsuredAnimals>>[number]

/**
 * Name of the animal that a row of another table refers to in `column`, as part of that table's statement. Reads the
 * member's animals once, however many rows there are.
 */
export const findAnimalName = (member_id: string, column: string) =>
  sql<string>`((select jsonb_object_agg(animals.animal_id, name) from animals where animals.member_id = ${member_id}::uuid) ->> ${sql.ref(column)}::text)`

/** Its identification number, in the same way; null without one. */
export const findAnimalIcad = (member_id: string, column: string) =>
  sql<
    string | null
  >`((select jsonb_object_agg(animals.animal_id, icad) from animals where animals.member_id = ${member_id}::uuid) ->> ${sql.ref(column)}::text)`

export type PriceRevision = { from_day: Day; announced_on: Day; old_price_cents: number; new_price_cents: number }

/** Announced prices of one animal, in order. */
export async function findRevisions(db: Db, member_id: string, animal_id: string): Promise<PriceRevision[]> {
  return db
    .selectFrom('price_revisions')
    .select(['from_day', 'announced_on', 'old_price_cents', 'new_price_cents'])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .orderBy('from_day')
    .execute()
}

/**
 * Animals with a formula, in order, with their prices and the days between the member's contracts, from which the
 * contribution follows.
 */
export async function findInsuredPrices(db: Db, member_id: string) {
  const rows = await db
    .selectFrom('animals')
    .select(['animal_id', 'name', 'formula', 'cover_start', 'cover_end', 'monthly_price_cents'])
    .select(selectFormulaSteps(member_id).as('formula_steps'))
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('price_revisions')
          .select(['from_day', 'announced_on', 'old_price_cents', 'new_price_cents'])
          .where('price_revisions.member_id', '=', member_id)
          .whereRef('price_revisions.animal_id', '=', 'animals.animal_id'),
      ).as('price_revisions'),
    )
    .select(({ selectFrom }) => [
      selectFrom('contracts')
        .select('effective_date')
        .where('contracts.member_id', '=', member_id)
        .as('effective_date'),
      jsonArrayFrom(
        selectFrom('past_contracts')
          .select(['effective_date', 'end_date'])
          .where('past_contracts.member_id', '=', member_id)
          .orderBy('effective_date'),
      ).as('past'),
    ])
    .where('animals.member_id', '=', member_id)
    .where('formula', '<>', 'default')
    .orderBy('position')
    .execute()
  return rows.map(({ past, effective_date, ...animal }) => ({
    ...animal,
    gaps: effective_date === null ? [] : findGaps(past, effective_date),
  }))
}

/** Announced prices of all the member's animals, latest announcement first. */
export async function findAllRevisions(db: Db, member_id: string): Promise<(PriceRevision & { animal_id: string })[]> {
  return db
    .selectFrom('price_revisions')
    .innerJoin('animals', (join) =>
      join
        .onRef('animals.member_id', '=', 'price_revisions.member_id')
        .onRef('animals.animal_id', '=', 'price_revisions.animal_id'),
    )
    .select(['price_revisions.animal_id', 'from_day', 'announced_on', 'old_price_cents', 'new_price_cents'])
    .where('price_revisions.member_id', '=', member_id)
    .where('animals.member_id', '=', member_id)
    .orderBy('announced_on', 'desc')
    .orderBy('from_day', 'desc')
    .orderBy('animals.position')
    .execute()
}

export async function replaceRevisions(
  db: Db,
  member_id: string,
  animal_id: string,
  revisions: readonly PriceRevision[],
): Promise<void> {
  await db.deleteFrom('price_revisions').where('member_id', '=', member_id).where('animal_id', '=', animal_id).execute()
  if (revisions.length > 0)
    await db
      .insertInto('price_revisions')
      .values(revisions.map((revision) => ({ member_id, animal_id, ...revision })))
      .execute()
}

/** Past and future formulas of animals that are none of these, at most ten. */
export async function findFormulasBut(db: Db, known: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('animals')
        .select('formula')
        .union((more) => more.selectFrom('formula_changes').select('formula').where('status', 'in', inForce))
        .union((more) =>
          more.selectFrom('formula_changes').select('from_formula as formula').where('status', 'in', inForce),
        )
        .as('formulas'),
    )
    .select('formula')
    .where('formula', 'not in', [...known])
    .limit(10)
    .execute()
  return rows.map(({ formula }) => formula)
}

const inForce = ['confirmed', 'applied'] as const
