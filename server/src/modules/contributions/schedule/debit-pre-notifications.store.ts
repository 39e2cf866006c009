import type { Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import { findContractDays } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'

type DebitWalk = { after_day: Day; until: Day; after: { member_id: string; subject_id: string }; limit: number }

const upcomingDebits = (db: Db) =>
  db
    .selectFrom('receipts')
    .leftJoin('mandates', (join) =>
      join.onRef('mandates.member_id', '=', 'receipts.member_id').on('mandates.status', '=', 'active'),
    )
    .leftJoin('payment_cards', (join) =>
      join.onRef('payment_cards.member_id', '=', 'receipts.member_id').on('payment_cards.ended_at', 'is', null),
    )
    .select(['receipts.member_id', 'receipt_id', 'month', 'due_date', 'amount_cents'])
    .select(['mandates.iban', 'mandates.umr', 'payment_cards.brand', 'payment_cards.last4'])
    .where('receipts.status', '=', 'upcoming')
    .where('amount_cents', '>', 0)

/**
 * Debits planned until a day, of all members, up to `limit` after a cursor, with the payment method and the contract's
 * status and days; null before the contract.
 */
export async function findUpcomingDebits(db: Db, { after_day, until, after, limit }: DebitWalk) {
  const rows = await upcomingDebits(db)
    .where('due_date', '>', after_day)
    .where('due_date', '<=', until)
    .where(sql<boolean>`(receipts.member_id, receipt_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('receipts.member_id')
    .orderBy('receipt_id')
    .limit(limit)
    .execute()
  const contracts = await findContractDays(db, [...new Set(rows.map(({ member_id }) => member_id))])
  return rows.map((row) => ({ ...row, contract: contracts.get(row.member_id) ?? null }))
}
export type DebitRow = Awaited<ReturnType<typeof findUpcomingDebits>>[number]

/** A planned debit of a member, as in `findUpcomingDebits`; undefined if it is not to come. */
export async function findUpcomingDebit(db: Db, member_id: string, receipt_id: string): Promise<DebitRow | undefined> {
  const row = await upcomingDebits(db)
    .where('receipts.member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .executeTakeFirst()
  return row && { ...row, contract: (await findContractDays(db, [member_id])).get(member_id) ?? null }
}
