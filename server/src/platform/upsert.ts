import { today } from '@coussinet/contract/domain/days.ts'
import type { Topic } from '@coussinet/contract/events.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { sql } from 'kysely'
import { problem } from './core/problem.ts'
import type { Db } from './db/db.ts'
import { announcement, formatHint } from './db/events.ts'
import type { Platform } from './portal.ts'
import { audit, createAuditLine, emitAudited, insertAuditLine } from './records/audit.ts'

export type UpsertContext = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>

export type UpsertAuthor = { client_id: string }

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

type GivenFields<R> = { [K in keyof R]?: R[K] | undefined }

/**
 * Fields of `given` that differ from the row; absent ones are unchanged. A field that was not read with the row does
 * not compile.
 */
export function changedFields<R extends object, G extends GivenFields<R>>(
  row: R,
  given: G & Record<Exclude<keyof G, keyof R>, never>,
): Partial<R> {
  const known: GivenFields<R> = given
  const changed: Partial<R> = {}
  for (const name in known) {
    const value = known[name]
    if (name in row && value !== undefined && !isSame(row[name], value)) changed[name] = value
  }
  return changed
}

/**
 * Tells whether a moment is in the future. Midnight UTC of today is not, because it means today, although at night it
 * is still to come in the time zones of the three countries.
 */
export const liesAhead = (moment: Date, at: Date): boolean =>
  moment > at && moment.toISOString() !== `${today(at)}T00:00:00.000Z`

/** Checks the required fields of a new row; throws `validation_failed` with each missing one. */
export function requireFields(given: object, names: readonly string[]): void {
  const there = new Map(Object.entries(given))
  const missing = names.filter((name) => there.get(name) === undefined)
  if (missing.length > 0)
    throw problem('validation_failed', { errors: Object.fromEntries(missing.map((name) => [name, ['required']])) })
}

type UpsertAudit = {
  member_id: string
  kind: string
  subject_id: string | null
  fields: readonly string[]
  created: boolean
  by: UpsertAuthor
  at: Date
  /** topics for the member's open pages, announced by the same statement */
  topics?: readonly [Topic, ...Topic[]]
}

/** Writes one audit line with the names of the changed fields, not their values, and the hint to open pages. */
export async function auditUpsert(
  db: Db,
  { member_id, kind, subject_id, fields, created, by, at, topics }: UpsertAudit,
): Promise<void> {
  const details = { client_id: by.client_id, ...(created ? { created } : { fields }) }
  const entry = {
    member_id,
    action: `${kind}.brought`,
    ...(subject_id === null ? {} : { subject_id }),
    details,
    at,
    actor: 'insurer',
  } as const
  if (!topics) return audit(db, entry)
  const hints = topics.map((topic) => announcement(formatHint(member_id, topic)))
  await sql`with logged as (${insertAuditLine(createAuditLine(entry))}) select ${sql.join(hints)}`.execute(db)
  emitAudited(db, entry)
}

export const unchanged: UpsertResult = { result: 'unchanged' }
