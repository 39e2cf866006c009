import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Condition that the member of a row is not on legal hold: data under a claim or dispute is kept until it is settled. */
export function notHeld(table: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from legal_holds where legal_holds.member_id = ${sql.ref(`${table}.member_id`)} and legal_holds.lifted_at is null)`
}

export type Hold = { member_id: string; legal_hold_id: string; reason: string; placed_at: Date }

export async function insertHold(db: Db, hold: Hold): Promise<void> {
  await db
    .insertInto('legal_holds')
    .values({ ...hold, lifted_at: null })
    .execute()
}

/** Ends a hold and returns it; null if there is none. */
export async function endHold(db: Db, member_id: string, lifted_at: Date): Promise<string | null> {
  const row = await db
    .updateTable('legal_holds')
    .set({ lifted_at })
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .returning('legal_hold_id')
    .executeTakeFirst()
  return row?.legal_hold_id ?? null
}

/** Current holds, oldest first. */
export async function openHolds(db: Db): Promise<Omit<Hold, 'legal_hold_id'>[]> {
  return db
    .selectFrom('legal_holds')
    .select(['member_id', 'reason', 'placed_at'])
    .where('lifted_at', 'is', null)
    .orderBy('placed_at')
    .execute()
}

export async function holdOn(db: Db, member_id: string): Promise<{ reason: string; placed_at: Date } | null> {
  const row = await db
    .selectFrom('legal_holds')
    .select(['reason', 'placed_at'])
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
