import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

/** Audited action for logs and metrics; its details stay in the database. */
export type LogFact = { action: string; member_id: string; subject_id: string | null; actor: string }

type EffectListeners = {
  /** called with each fact once its transaction is committed; never for one that was rolled back */
  fact: (fact: LogFact) => void
  /** called with each session that a transaction ended or tried to end, also where the answer of its commit was lost */
  endedSession: (session_id: string) => void
}

const listeners = new WeakMap<Db, EffectListeners>()
const uncommitted = new AsyncLocalStorage<{ facts: LogFact[]; sessions: string[] }>()

/** Calls these for what transactions on `db` report. */
export function onEffects(db: Db, those: EffectListeners): void {
  listeners.set(db, those)
}

/** Reports a fact: after the commit of the surrounding transaction, or at once outside one. */
export function emitFact(db: Db, fact: LogFact): void {
  const waiting = uncommitted.getStore()
  if (waiting) waiting.facts.push(fact)
  else listeners.get(db)?.fact(fact)
}

/** Reports sessions that ended: after the surrounding transaction, however that ends, or at once outside one. */
export function emitEndedSessions(db: Db, session_ids: readonly string[]): void {
  const waiting = uncommitted.getStore()
  if (waiting) waiting.sessions.push(...session_ids)
  else for (const id of session_ids) listeners.get(db)?.endedSession(id)
}

/** Runs one attempt of a transaction, and then reports its effects. */
export async function withEffects<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  const effects = { facts: [] as LogFact[], sessions: [] as string[] }
  const heard = listeners.get(db)
  try {
    const result = await uncommitted.run(effects, attempt)
    for (const fact of effects.facts) heard?.fact(fact)
    return result
  } finally {
    // A failed commit may have taken effect.
    for (const id of effects.sessions) heard?.endedSession(id)
  }
}

/** Runs a part of a transaction that may be rolled back separately: its facts count only if `keep` is true. */
export async function asPart<T extends { keep: boolean }>(attempt: () => Promise<T>): Promise<T> {
  const whole = uncommitted.getStore()
  const part = { facts: [] as LogFact[], sessions: whole?.sessions ?? [] }
  const result = await uncommitted.run(part, attempt)
  if (result.keep) whole?.facts.push(...part.facts)
  return result
}
