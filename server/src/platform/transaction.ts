import type { Db } from './db.ts'
import { onceCommitted } from './observe/log/facts.ts'

// Serialisation failures, deadlocks, and what a fail-over looks like from a connection.
const again = /^(40001|40P01|57P01|08\w{3}|25006)$/
const tries = 4

/** Runs `work` in one transaction, again when the database asks for it; `work` has no effect outside of it. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await onceCommitted(db, () => db.transaction().execute(work))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (attempt >= tries || !again.test(code)) throw error
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 20 * (1 + Math.random())))
    return inTransaction(db, work, attempt + 1)
  }
}
