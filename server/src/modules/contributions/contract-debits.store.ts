import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// Three columns of a contract are of its debits, and written here alone: the day, what is due, and the number of mandates.

type DebitColumns = { due_day?: number; amount_due_cents?: number }

export async function setDebits(db: Db, member_id: string, debits: DebitColumns): Promise<void> {
  await db.updateTable('contracts').set(debits).where('member_id', '=', member_id).execute()
}

/** Counts one more mandate of the member, and one more than any that is kept; answers its number. */
export async function nextMandateNumber(db: Db, member_id: string, kept: number): Promise<number> {
  const { last_mandate_number } = await db
    .updateTable('contracts')
    .set({ last_mandate_number: sql`greatest(last_mandate_number, ${kept}::integer) + 1` })
    .where('member_id', '=', member_id)
    .returning('last_mandate_number')
    .executeTakeFirstOrThrow()
  return last_mandate_number
}
