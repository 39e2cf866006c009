import type { Animal } from '@coussinet/contract/animals.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Database } from '#platform/db.types.ts'

const columns = [
  'name',
  'type',
  'gender',
  'breed',
  'colour',
  'birth_date',
  'adoption_date',
  'icad',
  'cover_start',
  'formula',
  'monthly_price_cents',
] as const

/** A member's animals, standing still until the transaction ends. */
export async function holdAnimals(db: Db, member_id: string) {
  return db
    .selectFrom('animals')
    .select(['animal_id', 'position', ...columns])
    .where('member_id', '=', member_id)
    .orderBy('animal_id')
    .forUpdate()
    .$narrowType<Pick<Animal, 'type' | 'gender'>>()
    .execute()
}
export type BroughtAnimal = Awaited<ReturnType<typeof holdAnimals>>[number]

export async function hasAnimal(db: Db, member_id: string, animal_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('animals')
    .select('animal_id')
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAnimal(db: Db, animal: Insertable<Database['animals']>): Promise<void> {
  await db.insertInto('animals').values(animal).execute()
}

export async function setAnimal(
  db: Db,
  member_id: string,
  animal_id: string,
  changed: Partial<BroughtAnimal>,
): Promise<void> {
  await db
    .updateTable('animals')
    .set(changed)
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .execute()
}

export type PriceRevision = { from_day: string; announced_on: string; old_price_cents: number; new_price_cents: number }

export async function findRevisions(db: Db, member_id: string, animal_id: string): Promise<PriceRevision[]> {
  return db
    .selectFrom('price_revisions')
    .select(['from_day', 'announced_on', 'old_price_cents', 'new_price_cents'])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .orderBy('from_day')
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
