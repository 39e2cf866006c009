import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

/** Audited action for logs and metrics; its details stay in the database. */
export type LogFact = { action: string; member_id: string; subject_id: string | null; actor: string }
type FactListener = (fact: LogFact) => void

const listeners = new WeakMap<Db, FactListener>()
const uncommitted = new AsyncLocalStorage<LogFact[]>()

/** Calls `hear` for each fact once its transaction is committed; never for one that was rolled back. */
export function onFacts(db: Db, hear: FactListener): void {
  listeners.set(db, hear)
}

/** Reports a fact: after the commit of the surrounding transaction, or at once outside one. */
export function emitFact(db: Db, fact: LogFact): void {
  const waiting = uncommitted.getStore()
  if (waiting) waiting.push(fact)
  else listeners.get(db)?.(fact)
}

/** Runs one attempt of a transaction, and reports its facts if it succeeds. */
export async function afterCommit<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  const facts: LogFact[] = []
  const result = await uncommitted.run(facts, attempt)
  const hear = listeners.get(db)
  if (hear) for (const fact of facts) hear(fact)
  return result
}

/** Runs a part of a transaction that may be rolled back separately: its facts count only if `keep` is true. */
export async function asPart<T extends { keep: boolean }>(attempt: () => Promise<T>): Promise<T> {
  const facts: LogFact[] = []
  const result = await uncommitted.run(facts, attempt)
  if (result.keep) uncommitted.getStore()?.push(...facts)
  return result
}
