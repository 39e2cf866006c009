import { type RawBuilder, sql } from 'kysely'
import type { Database } from './db.types.ts'

/** Largest clock difference between two nodes that is tolerated, in ms. */
export const clockSkew = 60_000

type Lifetime = { created_at: Date; expires_at: Date }

/**
 * Tells whether a credential is valid at `at`. One created later than `at` was issued under a clock that was ahead, or has been set back
 * since; it is rejected, so that no clock change prolongs a credential (REL-10).
 */
export function isUnexpired({ created_at, expires_at }: Lifetime, at: Date): boolean {
  return created_at <= latestBeginning(at) && at < expires_at
}

/** Latest creation time that a credential valid at `at` can have. */
export const latestBeginning = (at: Date) => new Date(at.getTime() + clockSkew)

export function unexpired(table: keyof Database, at: Date, latest = latestBeginning(at)): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.created_at`)} <= ${latest} and ${sql.ref(`${table}.expires_at`)} > ${at})`
}
