import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Version of the database server, such as `15.14`. */
export async function databaseVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version ?? ''
}
