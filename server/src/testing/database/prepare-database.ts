import type { OpenDatabase } from '#platform/db/db.ts'
import { openJobs } from '#platform/db/jobs.ts'
import { migrate } from '#platform/db/migrations.ts'
import { keepSent } from '../outgoing/sent-mails.ts'
import { prepareEmptying } from './empty-tables.ts'
import { keepDatabase } from './test-database.ts'

/** Makes the database that every test portal begins from. */
export const makeMigrated = (): Promise<void> => keepDatabase('migrated', prepare)

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database.db)
  await keepSent(database.db)
  await prepareEmptying(database.db)
  const jobs = await openJobs(database, (error) => void process.stderr.write(`${String(error)}\n`))
  await jobs.close()
}
