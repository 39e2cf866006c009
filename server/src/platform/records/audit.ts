import { AsyncLocalStorage } from 'node:async_hooks'
import { type RawBuilder, sql } from 'kysely'
import { newId } from '../crypto/ids.ts'
import type { Db } from '../db/db.ts'
import { emitFact } from '../db/transaction-effects.ts'

type AuditEntry = {
  member_id: string
  action: string
  at: Date
  subject_id?: string
  details?: Record<string, unknown>
  actor?: 'member' | 'insurer' | 'system'
}

const operators = new AsyncLocalStorage<string>()

/** Attributes everything in `work` to that person of the insurer: each audit line names them. */
export function asOperator<T>(operator: string, work: () => Promise<T>): Promise<T> {
  return operators.run(operator, work)
}

/**
 * Writes one audit line in the transaction of the action, and one in the log after the commit. Details contain no secret and no full IBAN.
 */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await insertAuditLine(createAuditLine(entry)).execute(db)
  emitAudited(db, entry)
}

/** An audit line, with details as JSON. */
export type AuditLine = {
  member_id: string
  audit_id: string
  at: Date
  actor: string
  action: string
  subject_id: string | null
  details: string
}

export function createAuditLine({
  member_id,
  action,
  at,
  subject_id,
  details,
  actor = 'member',
}: AuditEntry): AuditLine {
  const operator = operators.getStore()
  const json = JSON.stringify({ ...details, ...(operator === undefined ? {} : { operator }) })
  return { member_id, audit_id: newId(), at, actor, action, subject_id: subject_id ?? null, details: json }
}

/** The line as part of a larger statement: for each row of `from`, if given. The caller then calls `emitAudited`. */
export function insertAuditLine(
  { member_id, audit_id, at, actor, action, subject_id, details }: AuditLine,
  from: RawBuilder<unknown> = sql`(values (1))`,
) {
  // Lines of two concurrent transactions may share a position: neither was first.
  return sql`insert into audit_log (member_id, audit_id, position, at, actor, action, subject_id, details)
    select ${member_id}::uuid, ${audit_id}::uuid,
      (select coalesce(max(position), 0) + 1 from audit_log where member_id = ${member_id}::uuid),
      ${at}::timestamptz, ${actor}::text, ${action}::text, ${subject_id}::text, ${details}::jsonb
    from ${from} as cause`
}

/** Logs a line that `insertAuditLine` has written. */
export function emitAudited(db: Db, { member_id, action, subject_id, actor = 'member' }: AuditEntry): void {
  emitFact(db, { action, member_id, subject_id: subject_id ?? null, actor })
}

/** Cursor of a page of lines: the next page begins after it. */
export type AuditPlace = { position: number; at: Date; audit_id: string }
type AuditFilter = { actions: readonly string[]; after?: AuditPlace; limit: number }

/** A page of audit lines about a member, latest written first, whatever their clock said. */
export async function findAudit(db: Db, member_id: string, { actions, after, limit }: AuditFilter) {
  let query = db
    .selectFrom('audit_log')
    .select(['audit_id', 'action', 'at', 'position', 'subject_id'])
    .select([sql<string | null>`coalesce(details->>'way', details->>'detail')`.as('detail')])
    .where('member_id', '=', member_id)
    .where('action', 'in', actions)
    .orderBy('position', 'desc')
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(limit)
  if (after)
    query = query.where(
      sql<boolean>`(position, at, audit_id) < (${after.position}::integer, ${after.at}::timestamptz, ${after.audit_id}::uuid)`,
    )
  return query.execute()
}

/** The same for lines without a member: keys, imports, migrations. */
export async function auditOperation(
  db: Db,
  { action, at, subject_id, details }: Omit<AuditEntry, 'member_id' | 'actor'>,
): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      entry_id: newId(),
      at,
      operator: operators.getStore() ?? null,
      action,
      subject_id: subject_id ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute()
}

/** The last line of an operation, by anybody; undefined if there is none. */
export function findLastOperation(db: Db, action: string) {
  return db
    .selectFrom('operator_log')
    .select(['at', 'details'])
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
