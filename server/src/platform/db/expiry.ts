import { type RawBuilder, sql } from 'kysely'
import type { Database } from './db.types.ts'

/** Greatest difference of two nodes' clocks, in ms. */
export const clockSkew = 60_000

type Lifetime = { created_at: Date; expires_at: Date }

/**
 * Looks whether a credential with a life is still good. What was given later than now is of a clock that was ahead, or has
 * been set back since: it is not good, so that no step of a clock makes a life longer (REL-10).
 */
export function isUnexpired({ created_at, expires_at }: Lifetime, at: Date): boolean {
  return created_at <= latestBeginning(at) && at < expires_at
}

/** The latest moment at which something that is good at `at` was given. */
export const latestBeginning = (at: Date) => new Date(at.getTime() + clockSkew)

export function unexpired(table: keyof Database, at: Date, latest = latestBeginning(at)): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.created_at`)} <= ${latest} and ${sql.ref(`${table}.expires_at`)} > ${at})`
}
