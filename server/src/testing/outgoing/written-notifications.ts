import { statementNumber, transactionAge } from '../database/writing-order.ts'
import type { TestPortal } from '../start-portal.ts'

type NotificationColumn = 'kind' | 'params'

/** Notifications that were written for a member, oldest first: all, or those of a kind. */
export const writtenNotifications = <C extends NotificationColumn>(
  { db }: TestPortal,
  member_id: string,
  columns: readonly C[],
  kind = '%',
) =>
  db
    .selectFrom('notifications')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('kind', 'like', kind)
    .orderBy('created_at')
    .orderBy(transactionAge, 'desc')
    .orderBy(statementNumber)
    .execute()
