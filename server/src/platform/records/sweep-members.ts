import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { eachOldMember, type AgeingRows } from './each-old-member.ts'
import { notHeld } from './legal-holds.ts'

/** Runs work for each member with old rows, in a transaction of its own; returns the sum of the results. */
export function eachMember(
  db: Db,
  old: AgeingRows,
  work: (db: Db, member_id: string) => Promise<number>,
): Promise<number> {
  return eachOldMember(db, old, (member_id) => inTransaction(db, (tx) => work(tx, member_id)))
}

/** Deletes old rows, one member after the other, for rules that need more than the age. */
export function sweepRows(db: Db, old: AgeingRows): Promise<number> {
  const { table, column, before, due = sql`true` } = old
  return eachMember(db, old, async (tx, member_id) => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where member_id = ${member_id} and ${sql.ref(column)} < ${before} and (${due}) and ${notHeld(table)}`.execute(
        tx,
      )
    return Number(numAffectedRows)
  })
}
