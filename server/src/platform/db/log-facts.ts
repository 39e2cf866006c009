import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

/** Action, as the audit line names it; its details stay in the database. */
export type LogFact = { action: string; member_id: string; subject_id: string | null; actor: string }
type FactListener = (fact: LogFact) => void

const listeners = new WeakMap<Db, FactListener>()
const uncommitted = new AsyncLocalStorage<LogFact[]>()

/** Hears what is done on a database once it is committed, and nothing that was rolled back. */
export function onFacts(db: Db, hear: FactListener): void {
  listeners.set(db, hear)
}

/** Tells of a fact: at the end of the transaction that it belongs to. */
export function emitFact(db: Db, fact: LogFact): void {
  const waiting = uncommitted.getStore()
  if (waiting) waiting.push(fact)
  else listeners.get(db)?.(fact)
}

/** One try of a transaction: what it tells of is heard if it succeeds. */
export async function afterCommit<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  const facts: LogFact[] = []
  const result = await uncommitted.run(facts, attempt)
  const hear = listeners.get(db)
  if (hear) for (const fact of facts) hear(fact)
  return result
}

/** A part of a transaction that may be taken back: what it tells of is told with the whole if it is kept. */
export async function asPart<T extends { keep: boolean }>(attempt: () => Promise<T>): Promise<T> {
  const facts: LogFact[] = []
  const result = await uncommitted.run(facts, attempt)
  if (result.keep) uncommitted.getStore()?.push(...facts)
  return result
}
