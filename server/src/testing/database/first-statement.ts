import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'

/** Stands for whichever member is meant, in a statement that is sent for others. */
export const theMember = '00000000-0000-4000-8000-000000000000'

export type Statement = { text: string; values: unknown[] }

/** Has `work` speak to a database without rows, and answers the first statement that it sends. */
export async function firstStatement(work: (db: Db) => Promise<unknown>): Promise<Statement> {
  const statements: Statement[] = []
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => void statements.push({ text: sql, values: [...parameters] }),
  })
  // Nothing is found: whatever is said of that comes after the statement.
  await work(db).catch(() => undefined)
  const [first] = statements
  if (first === undefined) throw new Error('It asked nothing of the database.')
  return first
}
