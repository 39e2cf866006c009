import type { Day } from '@coussinet/contract/domain/days.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Database } from '../db/db.types.ts'
import { notHeld } from './legal-holds.ts'

export type AgeingRows = {
  table: keyof Database
  /** column by which the rows age, with an index of its own */
  column: string
  before: Date | Day
  /** condition of that index, if it is partial */
  among?: RawBuilder<boolean>
  /** condition of old rows that need work */
  due?: RawBuilder<boolean>
}

const piece = 1000
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Runs work for each member with old rows that are due, except members on legal hold, and returns the sum of the
 * results. Oldest first and all within one run: with a limit, members due again each night would starve the others.
 * Each statement reads a fixed number of rows, due or not. A failure for one member does not stop the others; it is
 * thrown at the end.
 */
export async function eachOldMember(
  db: Db,
  { table, column, before, among = sql`true`, due = sql`true` }: AgeingRows,
  work: (member_id: string) => Promise<number>,
): Promise<number> {
  const age = sql.ref(column)
  const failures: unknown[] = []
  let sum = 0
  let after = { age: '-infinity', member_id: nobody }
  for (let count = piece; count === piece;) {
    // As text: a Date has no microseconds, and would come back before rows already passed.
    const { rows } = await sql<{
      member_id: string
      age: string
      due: boolean
    }>`select member_id, ${age}::text as age, ((${due}) and ${notHeld(table)}) as due from ${sql.table(table)} where (${among}) and ${age} < ${before} and (${age}, member_id) > (${after.age}, ${after.member_id}) order by ${age}, member_id limit ${piece}`.execute(
      db,
    )
    for (const member_id of new Set(rows.filter((row) => row.due).map((row) => row.member_id))) {
      try {
        sum += await work(member_id)
      } catch (error) {
        failures.push(error)
      }
    }
    after = rows.at(-1) ?? after
    count = rows.length
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} members with old rows of ${table} could not be served.`, { cause: failures[0] })
  return sum
}
