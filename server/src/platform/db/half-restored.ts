import { sql } from 'kysely'
import type { Db } from './db.ts'

// In a schema of its own: created before the first table, dropped last.

type RestoreMark = { backup: string }

/** Finds the backup whose restore is running or was interrupted; null for a complete database. */
export async function halfRestored(db: Db): Promise<RestoreMark | null> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('coussinet_restore.unfinished') is not null as there`.execute(db)
  if (!rows[0]?.there) return null
  const marks = await sql<RestoreMark>`select backup from coussinet_restore.unfinished`.execute(db)
  return marks.rows[0] ?? { backup: 'a backup' }
}

/** Throws if a restore of this database was not finished: some data is missing. */
export async function refuseHalfRestored(db: Db): Promise<void> {
  const mark = await halfRestored(db)
  if (mark)
    throw new Error(`This database is half restored from ${mark.backup}. Run the same restore again: it begins anew.`)
}

export async function markHalfRestored(db: Db, { backup, at }: RestoreMark & { at: Date }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create schema if not exists coussinet_restore`.execute(tx)
    await sql`create table if not exists coussinet_restore.unfinished (backup text not null, began_at timestamptz not null)`.execute(
      tx,
    )
    await sql`delete from coussinet_restore.unfinished`.execute(tx)
    await sql`insert into coussinet_restore.unfinished (backup, began_at) values (${backup}, ${at})`.execute(tx)
  })
}

export async function markWhole(db: Db): Promise<void> {
  await sql`drop schema coussinet_restore cascade`.execute(db)
}
