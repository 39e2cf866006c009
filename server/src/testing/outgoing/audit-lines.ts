import type { TestPortal } from '../start-portal.ts'

type AuditColumn = 'action' | 'actor' | 'subject_id' | 'details'

/** Lines of the audit log about a member, in the order of writing: all, or those of an action; `%` stands for the rest of one. */
export const auditLines = <C extends AuditColumn>(
  { db }: TestPortal,
  member_id: string,
  columns: readonly C[],
  action = '%',
) =>
  db
    .selectFrom('audit_log')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('action', 'like', action)
    .orderBy('position')
    .orderBy('at')
    .orderBy('audit_id')
    .execute()
