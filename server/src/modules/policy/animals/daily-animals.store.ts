import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/db.ts'
import { contractStatus } from '../contracts/contract-dates.ts'
import { lastDay } from '../contracts/contracts.store.ts'
import { formulaSteps } from './formula-changes.store.ts'

type WalkPosition = { member_id: string; subject_id: string }

/** Condition for an animal whose cover has not ended by that day. */
const goesOn = (day: Day | RawBuilder<Day>) => sql<boolean>`(animals.cover_end is null or animals.cover_end >= ${day})`

type AnimalWalk = { today: Day; after: WalkPosition; limit: number }

/**
 * Animals covered today that meet a condition, with the status and days of their contract, up to `limit` after a
 * cursor.
 */
async function insuredOn(db: Db, { today, after, limit }: AnimalWalk, condition: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom('animals')
    .innerJoin('contracts', 'contracts.member_id', 'animals.member_id')
    .select([
      'animals.member_id',
      'animal_id',
      'name',
      'icad',
      'cover_start',
      'cover_end',
      'formula',
      'contracts.status',
      'contracts.effective_date',
    ])
    .select([lastDay.as('last_day'), formulaSteps.as('formula_steps')])
    .select((select) =>
      select
        .selectFrom('suspensions')
        .select(({ fn }) => fn.min('from_day').as('from_day'))
        .whereRef('suspensions.member_id', '=', 'contracts.member_id')
        .where('to_day', 'is', null)
        .where('from_day', '<=', today)
        .as('suspended_since'),
    )
    .where(condition)
    .where('formula', '<>', 'default')
    .where(goesOn(today))
    .where(sql<boolean>`(animals.member_id, animal_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('animals.member_id')
    .orderBy('animal_id')
    .limit(limit)
    .$narrowType<{ formula: FormulaName; status: 'active' | 'suspended' | 'terminated' }>()
    .execute()
  return rows.map((row) => ({ ...row, status: contractStatus({ ...row, end_date: row.last_day }, today) }))
}
export type BegunAnimal = Awaited<ReturnType<typeof insuredOn>>[number]

/** Animals covered today whose cover began within those days, with today's status of their contract. */
export const findAnimalsBegun = (
  db: Db,
  { from, to, ...walk }: AnimalWalk & { from: Day; to: Day },
): Promise<BegunAnimal[]> => insuredOn(db, walk, sql<boolean>`cover_start between ${from} and ${to}`)

/** Animals covered today whose cover began on one of those days (`MM-DD`) of any year. */
export const findAnimalsBegunOn = (
  db: Db,
  { days, ...walk }: AnimalWalk & { days: readonly string[] },
): Promise<BegunAnimal[]> => insuredOn(db, walk, sql<boolean>`to_char(cover_start, 'MM-DD') in (${sql.join(days)})`)

type AnnouncementWalk = { from: Day; to: Day; after: WalkPosition; limit: number }

/** Animals whose new price was announced within those days, with all prices of the same notice and their first days. */
export async function findAnnouncements(db: Db, { from, to, after, limit }: AnnouncementWalk) {
  return db
    .selectFrom('price_revisions')
    .innerJoin('animals', (join) =>
      join
        .onRef('animals.member_id', '=', 'price_revisions.member_id')
        .onRef('animals.animal_id', '=', 'price_revisions.animal_id'),
    )
    .where(goesOn(sql.ref('price_revisions.from_day')))
    .select(['price_revisions.member_id', 'price_revisions.animal_id', 'announced_on', 'from_day'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('price_revisions as same')
          .innerJoin('animals', (join) =>
            join.onRef('animals.member_id', '=', 'same.member_id').onRef('animals.animal_id', '=', 'same.animal_id'),
          )
          .where(goesOn(sql.ref('same.from_day')))
          .select('animals.name')
          .whereRef('same.member_id', '=', 'price_revisions.member_id')
          .whereRef('same.announced_on', '=', 'price_revisions.announced_on')
          .orderBy('animals.name'),
      ).as('animals'),
    )
    .where('announced_on', '>=', from)
    .where('announced_on', '<=', to)
    .where(
      sql<boolean>`(price_revisions.member_id, price_revisions.animal_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`,
    )
    .orderBy('price_revisions.member_id')
    .orderBy('price_revisions.animal_id')
    .limit(limit)
    .execute()
}
