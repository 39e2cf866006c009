import type { Db } from './db.ts'
import { getErrorCode, isBroken, isUndone, isUnreachable, unknownOutcome } from './failures.ts'
import { withEffects } from './transaction-effects.ts'

/** Runs `work` in the one transaction of a call, with its rows, audit line, jobs and stored answer. */
export type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>

const tries = 4

type TransactionOptions = {
  /** `work` detects what an earlier try already did, as a keyed call does */
  repeatable?: boolean
}

/**
 * Runs `work` in one transaction, or inside the surrounding one if there is one. Repeats it after a serialisation failure or a broken
 * connection, so `work` must have no effect outside the database. A commit whose response was lost is repeated only if `repeatable` is set.
 */
export async function inTransaction<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
  options: TransactionOptions = {},
  attempt = 1,
): Promise<T> {
  if (db.isTransaction) return work(db)
  try {
    return await withEffects(db, () => db.transaction().execute(work))
  } catch (error) {
    // `pool-with-retry.ts` has already retried a failed connect.
    const again =
      isUndone(error) ||
      (isBroken(error) && !isUnreachable(error)) ||
      (options.repeatable === true && getErrorCode(error) === unknownOutcome)
    if (attempt >= tries || !again) throw error
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 20 * (1 + Math.random())))
    return inTransaction(db, work, options, attempt + 1)
  }
}
