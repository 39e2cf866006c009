import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { spanOf } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db.ts'
import type { DueDays } from './due-days.ts'

/** The contract's due day, and the earlier ones; null before the contract. */
export async function findDueDays(db: Db, member_id: string): Promise<DueDays | null> {
  const found = await db
    .selectFrom('contracts')
    .select('due_day')
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('due_day_revisions')
          .select(['from_month', 'old_due_day', 'new_due_day'])
          .where('due_day_revisions.member_id', '=', member_id),
      ).as('due_day_revisions'),
    )
    .where('contracts.member_id', '=', member_id)
    .executeTakeFirst()
  return found ?? null
}

/** What the coming debits depend on: the contract's due day and days, the animals with their prices; null before the contract. */
export async function findTerms(db: Db, member_id: string) {
  const dueDays = await findDueDays(db, member_id)
  const span = await spanOf(db, member_id)
  if (!dueDays || !span) return null
  const animals = await db
    .selectFrom('animals')
    .select(['cover_start', 'monthly_price_cents'])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('price_revisions')
          .select(['from_day', 'old_price_cents', 'new_price_cents'])
          .where('price_revisions.member_id', '=', member_id)
          .whereRef('price_revisions.animal_id', '=', 'animals.animal_id'),
      ).as('price_revisions'),
    )
    .where('animals.member_id', '=', member_id)
    // Without a formula an animal costs nothing.
    .where('formula', '<>', 'default')
    .orderBy('position')
    .execute()
  return { dueDays, span, animals }
}

/** The contributions of a calendar year that are known, and the last month that is known at all. */
export async function findKnown(db: Db, member_id: string, year: number) {
  const own = db.selectFrom('receipts').where('member_id', '=', member_id)
  const known = await own
    .select(['month', 'due_date', 'amount_cents', 'status'])
    .where('month', 'like', `${year}-%`)
    .orderBy('month')
    .execute()
  const { last_month } = await own
    .select(({ fn }) => fn.max('month').as('last_month'))
    .$castTo<{ last_month: string | null }>()
    .executeTakeFirstOrThrow()
  return { known, last_month }
}
