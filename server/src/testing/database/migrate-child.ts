// Brings one database to today's schema, in a process that a test may kill: `begun` when it starts to, `done` at the end.
import { openEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'

const where = process.argv[2] ?? ''
const database = where.startsWith('postgres:')
  ? await openPostgres(where, () => {})
  : await openEmbedded({ directory: where })
process.stdout.write('begun\n')
await migrate(database.db)
process.stdout.write('done\n')
await database.close()
