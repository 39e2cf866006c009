import type { FormulaName } from '@coussinet/contract/formulas.ts'
import { sql } from 'kysely'
import { contractStatus } from '#modules/policy/contracts/contract-status.ts'
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

type Begun = { from: Day; to: Day; today: Day; after: Step; limit: number }

/** Insured animals whose cover began within those days, with the status of their contract today. */
export async function findAnimals(db: Db, { from, to, today, after, limit }: Begun) {
  const rows = await db
    .selectFrom('animals')
    .innerJoin('contracts', 'contracts.member_id', 'animals.member_id')
    .select([
      'animals.member_id',
      'animal_id',
      'name',
      'icad',
      'cover_start',
      'formula',
      'contracts.status',
      'contracts.effective_date',
    ])
    .select(lastDay)
    .select((select) =>
      select
        .selectFrom('suspensions')
        .select(({ fn }) => fn.min('from_day').as('from_day'))
        .whereRef('suspensions.member_id', '=', 'contracts.member_id')
        .where('to_day', 'is', null)
        .where('from_day', '<=', today)
        .as('suspended_since'),
    )
    .where('cover_start', '>=', from)
    .where('cover_start', '<=', to)
    .where('formula', '<>', 'default')
    .where(sql<boolean>`(animals.member_id, animal_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('animals.member_id')
    .orderBy('animal_id')
    .limit(limit)
    .$narrowType<{ formula: FormulaName; status: 'active' | 'suspended' | 'terminated' }>()
    .execute()
  return rows.map(({ last_day: end_date, ...row }) => ({ ...row, status: contractStatus({ ...row, end_date }, today) }))
}
export type AnimalRow = Awaited<ReturnType<typeof findAnimals>>[number]

type Announced = { from: Day; to: Day; after: Step; limit: number }

/** Animals whose new price was announced within those days. */
export async function findAnnouncements(db: Db, { from, to, after, limit }: Announced) {
  return db
    .selectFrom('price_revisions')
    .select(['member_id', 'animal_id', 'announced_on'])
    .where('announced_on', '>=', from)
    .where('announced_on', '<=', to)
    .where(sql<boolean>`(member_id, animal_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('member_id')
    .orderBy('animal_id')
    .limit(limit)
    .execute()
}

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
