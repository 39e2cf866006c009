import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Database } from './db.types.ts'

export type OldRows = {
  table: keyof Database
  key: readonly string[]
  column: string
  before: Date
  /** further condition of those that go */
  only?: RawBuilder<boolean>
}

const piece = 2000

/** Deletes the rows that are older, a piece at a time: no statement grows with what has piled up, so that none is ever cut off for taking too long. */
export async function deleteOld(db: Db, { table, key, column, before, only = sql`true` }: OldRows): Promise<number> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const rows = sql.table(table)
  const isOld = sql`${sql.ref(column)} < ${before} and (${only})`
  let sum = 0
  for (let count = piece; count === piece;) {
    const old = sql`select ${keys} from ${rows} where ${isOld} order by ${sql.ref(column)} limit ${piece}`
    // Said twice: what somebody used while it was being chosen is looked at again, and stays.
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where (${keys}) in (${old}) and ${isOld}`.execute(db)
    count = Number(numAffectedRows)
    sum += count
  }
  return sum
}
