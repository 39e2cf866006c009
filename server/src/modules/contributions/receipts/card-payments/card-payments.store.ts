import type { CardPayment } from '@coussinet/contract/receipts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type CardPaymentStatus = CardPayment['status']

const paymentsOf = (db: Db, member_id: string) =>
  db
    .selectFrom('card_payments')
    .select(['card_payment_id as id', 'amount_cents', 'status', 'href', 'provider_reference', 'created_at'])
    .select((select) =>
      select
        .selectFrom('card_payment_receipts')
        .select(sql<string[]>`coalesce(array_agg(receipt_id::text order by receipt_id), '{}')`.as('receipt_ids'))
        .where('card_payment_receipts.member_id', '=', member_id)
        .whereRef('card_payment_receipts.card_payment_id', '=', 'card_payments.card_payment_id')
        .$asScalar()
        .$notNull()
        .as('receipt_ids'),
    )
    .where('member_id', '=', member_id)
    .$narrowType<{ status: CardPaymentStatus }>()

export async function findCardPayment(db: Db, member_id: string, card_payment_id: string) {
  return paymentsOf(db, member_id).where('card_payment_id', '=', card_payment_id).executeTakeFirst()
}
export type CardPaymentRow = NonNullable<Awaited<ReturnType<typeof findCardPayment>>>

/** The member's open payments, newest first. */
export async function findOpen(db: Db, member_id: string): Promise<CardPaymentRow[]> {
  return paymentsOf(db, member_id).where('status', '=', 'open').orderBy('created_at', 'desc').execute()
}

/** Open payments of all members, oldest first. */
export async function findLeftOpen(db: Db, limit: number) {
  return db
    .selectFrom('card_payments')
    .select(['member_id', 'card_payment_id', 'provider_reference', 'created_at'])
    .where('status', '=', 'open')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

type NewCardPayment = Omit<CardPaymentRow, 'status'> & { member_id: string }

export async function insertCardPayment(
  db: Db,
  { member_id, id: card_payment_id, receipt_ids, ...payment }: NewCardPayment,
): Promise<void> {
  await db
    .insertInto('card_payments')
    .values({ ...payment, member_id, card_payment_id, status: 'open' })
    .execute()
  await db
    .insertInto('card_payment_receipts')
    .values(receipt_ids.map((receipt_id) => ({ member_id, card_payment_id, receipt_id })))
    .execute()
}

/** Ends an open payment; false if it has ended already. */
export async function endCardPayment(
  db: Db,
  member_id: string,
  card_payment_id: string,
  status: Exclude<CardPaymentStatus, 'open'>,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_payments')
    .set({ status, settled_at: at })
    .where('member_id', '=', member_id)
    .where('card_payment_id', '=', card_payment_id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
