import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'

/** Contributions whose first or second attempt is due until that day, in the order of their days. */
export async function findDueReceipts(db: Db, until: Day) {
  return db
    .selectFrom('receipts')
    .innerJoin('members', 'members.member_id', 'receipts.member_id')
    .innerJoin('contracts', 'contracts.member_id', 'receipts.member_id')
    .select(['receipts.member_id', 'receipt_id', 'month', 'receipts.status', 'due_date', 'next_attempt_on', 'nevg'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('receipts.status', '=', 'upcoming'), eb('due_date', '<=', until)]),
        and([eb('receipts.status', '=', 'declined'), eb('next_attempt_on', '<=', until)]),
      ]),
    )
    .orderBy('due_date')
    .orderBy('receipt_id')
    .execute()
}

export async function hasReceipt(db: Db, member_id: string, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipts')
    .select('receipt_id')
    .where('member_id', '=', member_id)
    .where('month', '=', month)
    .executeTakeFirst()
  return row !== undefined
}
