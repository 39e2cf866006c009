import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** What the tips are computed from, but the animals; the contract's days are null before there is one. */
export async function findBeginnings(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'members.member_id').on('contracts.member_id', '=', member_id),
    )
    .select([
      'members.mobile',
      'members.pending_email',
      'contracts.effective_date',
      'contracts.end_date',
      'contracts.status',
    ])
    .select([
      sql<boolean>`exists (select from refund_accounts where member_id = ${member_id}::uuid and ended_at is null)`.as(
        'has_refund_account',
      ),
      sql<boolean>`exists (select from refunds where member_id = ${member_id}::uuid)`.as('has_refund'),
    ])
    .where('members.member_id', '=', member_id)
    .executeTakeFirstOrThrow()
}
export type Beginnings = Awaited<ReturnType<typeof findBeginnings>>
