import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import type { Step } from './daily-news.ts'

type Debits = { after_day: Day; until: Day; after: Step; limit: number }

/** Debits planned for the days until one, with what they are debited from, and the contract's days. */
export async function findUpcomingDebits(db: Db, { after_day, until, after, limit }: Debits) {
  return db
    .selectFrom('receipts')
    .innerJoin('contracts', 'contracts.member_id', 'receipts.member_id')
    .leftJoin('mandates', (join) =>
      join.onRef('mandates.member_id', '=', 'receipts.member_id').on('mandates.status', '=', 'active'),
    )
    .leftJoin('payment_cards', (join) =>
      join.onRef('payment_cards.member_id', '=', 'receipts.member_id').on('payment_cards.ended_at', 'is', null),
    )
    .select([
      'receipts.member_id',
      'receipt_id',
      'month',
      'due_date',
      'amount_cents',
      'mandates.iban',
      'mandates.umr',
      'payment_cards.brand',
      'payment_cards.last4',
      'contracts.effective_date',
    ])
    .select(lastDay)
    .where('receipts.status', '=', 'upcoming')
    .where('due_date', '>', after_day)
    .where('due_date', '<=', until)
    .where('amount_cents', '>', 0)
    .where('contracts.status', '<>', 'terminated')
    .where(sql<boolean>`(receipts.member_id, receipt_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('receipts.member_id')
    .orderBy('receipt_id')
    .limit(limit)
    .execute()
}
export type DebitRow = Awaited<ReturnType<typeof findUpcomingDebits>>[number]

// As it is known or asked for: one statement for a whole batch of members.
const lastDay =
  sql<Day | null>`least(contracts.end_date, (select min(ends_on) from contract_endings where contract_endings.member_id = contracts.member_id))`.as(
    'last_day',
  )

/** Which of those notifications are written already. */
export async function findTold(
  db: Db,
  all: readonly { member_id: string; notification_id: string }[],
): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const pairs = sql.join(
    all.map(({ member_id, notification_id }) => sql`(${member_id}::uuid, ${notification_id}::uuid)`),
  )
  const { rows } = await sql<{
    notification_id: string
  }>`select notification_id from notifications where (member_id, notification_id) in (${pairs})`.execute(db)
  return new Set(rows.map(({ notification_id }) => notification_id))
}
