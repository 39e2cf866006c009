import type { Db } from './db.ts'
import { getErrorCode, isBroken, isUndone, isUnreachable, unknownOutcome } from './failures.ts'
import { afterCommit } from './log-facts.ts'

/** Runs `work` in the one transaction of a call: its rows, its audit line, its jobs, and its stored answer. */
export type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>

const tries = 4

type TransactionOptions = {
  /** `work` finds out by itself what a try before has done, as a keyed call does */
  repeatable?: boolean
}

/**
 * Runs `work` in one transaction; inside of another it is a part of that one, which is whole or not at all.
 * Runs it again when the database asks for it or its connection breaks; `work` has no effect outside of it.
 * A commit whose answer was lost is repeated only where that can do no harm.
 */
export async function inTransaction<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
  options: TransactionOptions = {},
  attempt = 1,
): Promise<T> {
  if (db.isTransaction) return work(db)
  try {
    return await afterCommit(db, () => db.transaction().execute(work))
  } catch (error) {
    // A client that could not be connected has been tried often enough (`pool-with-retry.ts`).
    const again =
      isUndone(error) ||
      (isBroken(error) && !isUnreachable(error)) ||
      (options.repeatable === true && getErrorCode(error) === unknownOutcome)
    if (attempt >= tries || !again) throw error
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 20 * (1 + Math.random())))
    return inTransaction(db, work, options, attempt + 1)
  }
}
