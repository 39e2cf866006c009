import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Animal } from '@coussinet/contract/animals.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

type Filter = { animal_id?: string }

/** The member's animals in their order, with the day on which the contract begins, null before there is one. */
export async function findAnimals(db: Db, member_id: string, { animal_id }: Filter = {}) {
  let query = db
    .selectFrom('animals')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'animals.member_id').on('contracts.member_id', '=', member_id),
    )
    .select([
      'animal_id',
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
    ])
    .select(['monthly_price_cents', 'contracts.effective_date'])
    .where('animals.member_id', '=', member_id)
    .orderBy('position')
    .orderBy('animal_id')
  if (animal_id) query = query.where('animal_id', '=', animal_id)
  return query.$narrowType<{ formula: FormulaName; type: Animal['type']; gender: Animal['gender'] }>().execute()
}
export type AnimalRow = Awaited<ReturnType<typeof findAnimals>>[number]

/** What may be mended of the member's animals, held until the transaction ends: two changes at once are made one after the other. */
export async function holdAnimals(db: Db, member_id: string) {
  return db
    .selectFrom('animals')
    .select(['animal_id', 'icad', 'colour', 'adoption_date', 'birth_date'])
    .where('member_id', '=', member_id)
    .orderBy('animal_id')
    .forNoKeyUpdate()
    .execute()
}

type Mended = { icad: string | null; colour: string; adoption_date: Day | null }

export async function setAnimal(db: Db, member_id: string, animal_id: string, columns: Mended): Promise<void> {
  await db
    .updateTable('animals')
    .set(columns)
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .execute()
}

/** Formulas of animals that are none of these, ten at the most. */
export async function findFormulasBut(db: Db, known: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('animals')
    .select('formula')
    .distinct()
    .where('formula', 'not in', [...known])
    .limit(10)
    .execute()
  return rows.map(({ formula }) => formula)
}
