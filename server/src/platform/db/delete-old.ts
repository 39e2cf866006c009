import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Database } from './db.types.ts'

export type OldRows = {
  table: keyof Database
  key: readonly string[]
  column: string
  before: Date
  /** further condition for deletion */
  only?: RawBuilder<boolean>
}

const piece = 2000

/** Deletes rows older than `before`, 2000 per statement, so that no backlog runs into the statement time limit. Returns how many. */
export async function deleteOld(db: Db, { table, key, column, before, only = sql`true` }: OldRows): Promise<number> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const rows = sql.table(table)
  const isOld = sql`${sql.ref(column)} < ${before} and (${only})`
  let sum = 0
  for (let count = piece; count === piece;) {
    const old = sql`select ${keys} from ${rows} where ${isOld} order by ${sql.ref(column)} limit ${piece}`
    // The condition is repeated: a row that was used after it was selected is checked again, and stays.
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where (${keys}) in (${old}) and ${isOld}`.execute(db)
    count = Number(numAffectedRows)
    sum += count
  }
  return sum
}
