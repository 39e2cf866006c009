import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// Only this file writes the three columns of a contract that describe its debits: due day, amount due, number of
// mandates.

type DebitColumns = { due_day?: number; amount_due_cents?: number }

export async function setDebits(db: Db, member_id: string, debits: DebitColumns): Promise<void> {
  await db.updateTable('contracts').set(debits).where('member_id', '=', member_id).execute()
}

/** Increments the member's count of mandates, at least to one more than any stored number, and returns it. */
export async function nextMandateNumber(db: Db, member_id: string, lastNumber: number): Promise<number> {
  const { last_mandate_number } = await db
    .updateTable('contracts')
    .set({ last_mandate_number: sql`greatest(last_mandate_number, ${lastNumber}::integer) + 1` })
    .where('member_id', '=', member_id)
    .returning('last_mandate_number')
    .executeTakeFirstOrThrow()
  return last_mandate_number
}
