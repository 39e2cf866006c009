import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'
import { whenIdle } from '../browser/when-idle.ts'
import { hasCode } from './api-problem.ts'
import { storedSession } from './session.ts'

/** Keeps answers on the device, each under a session, and finds them for that session alone. */
export type AnswerKeeper = {
  keep(session: string, key: string, answer: unknown): void
  /** `at`: milliseconds since the epoch */
  find(session: string, key: string): Promise<{ answer: unknown; at: number } | null>
}

/**
 * Subjects (the first part of a query's key) whose answers are kept: what a member looks up at the vet's counter, or begins a request with.
 * Codes, proofs, bank accounts, devices and searches stay off the device.
 */
export const keptSubjects = [
  'me',
  'permissions',
  'home-side',
  'animals',
  'refund-requests',
  'refunds',
  'quotes',
  'receipts',
  'contract',
  'notifications',
  'care-kinds',
  'faqs',
  'faq-tags',
] as const

let loadKeeper: (() => Promise<AnswerKeeper>) | null = null

/** Has answers kept from now on, or no longer; the keeper's code loads with the first of them. */
export function keepAnswers(load: (() => Promise<AnswerKeeper>) | null): void {
  loadKeeper = load
}

/** times from which the answers are that stand in for late ones, by the query's hash */
const shown = new Map<string, number>()
let watchers: readonly (() => void)[] = []

/** Notes from when the shown answer of a query is; null for a fresh one, or one that is no longer shown. */
export function mark(key: string, at: number | null): void {
  if (at === null ? !shown.delete(key) : shown.get(key) === at) return
  if (at !== null) shown.set(key, at)
  for (const watcher of watchers) watcher()
}

/** Returns the time of the oldest kept answer that is shown, in milliseconds since the epoch; null if all are fresh. */
export const oldestKeptAnswer = (): number | null => (shown.size === 0 ? null : Math.min(...shown.values()))

/** Returns the hashes of the queries whose answers are kept ones. */
export const keptQueries = (): ReadonlySet<string> => new Set(shown.keys())

export function onKeptAnswers(watcher: () => void): () => void {
  watchers = [...watchers, watcher]
  return () => {
    watchers = watchers.filter((one) => one !== watcher)
  }
}

export function forgetKeptMarks(): void {
  shown.clear()
  for (const watcher of watchers) watcher()
}

/** Runs a query; where the network fails, resolves with the answer that this session got last, if the device has it. */
export async function orKeptAnswer<T>(
  queryFn: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Pick<Query, 'queryHash' | 'meta'>,
): Promise<T> {
  // A local query's answer does not come from the portal.
  const isKept = loadKeeper !== null && query.meta?.['isLocal'] !== true
  const session = isKept ? storedSession() : null
  const key = query.queryHash
  try {
    const answer = await queryFn(context)
    mark(key, null)
    if (session !== null) keepLater(session, key, answer)
    return answer
  } catch (error) {
    const stored = session !== null && hasCode(error, 'network') ? await find(session, key) : null
    if (stored === null || session !== storedSession()) throw error
    mark(key, stored.at)
    return stored.answer as T
  }
}

// The first load comes first; an animated page may never be idle.
const longestWait_ms = 4000

function keepLater(session: string, key: string, answer: unknown): void {
  whenIdle(() => {
    void loadKeeper?.().then(
      (keeper) => keeper.keep(session, key, answer),
      () => undefined,
    )
  }, longestWait_ms)
}

async function find(session: string, key: string) {
  const keeper = await loadKeeper?.().catch(() => null)
  return (await keeper?.find(session, key).catch(() => null)) ?? null
}
