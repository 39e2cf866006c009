import type { CardPayment } from '@coussinet/contract/receipts.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type CardPaymentStatus = CardPayment['status']

const paymentsOf = (db: Db, member_id: string) =>
  db
    .selectFrom('card_payments')
    .select(['card_payment_id as id', 'amount_cents', 'status', 'href', 'provider_reference', 'created_at'])
    .select(['refunded_cents', 'disputed_cents', 'revision'])
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
    .select(['member_id', 'card_payment_id'])
    .where('status', '=', 'open')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** Paid payments of all members that were settled after a time, in the order of their keys, after one of them. */
export async function findPaid(
  db: Db,
  { after, settled_after, limit }: { after: CardPaymentKey | null; settled_after: Date; limit: number },
): Promise<CardPaymentKey[]> {
  return db
    .selectFrom('card_payments')
    .select(['member_id', 'card_payment_id'])
    .where('status', '=', 'paid')
    .where('settled_at', '>', settled_after)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('member_id', 'card_payment_id'),
          '>',
          eb.tuple(after?.member_id ?? '', after?.card_payment_id ?? ''),
        ),
      ),
    )
    .orderBy('member_id')
    .orderBy('card_payment_id')
    .limit(limit)
    .execute()
}

type NewCardPayment = Omit<CardPaymentRow, 'status' | 'refunded_cents' | 'disputed_cents' | 'revision'> & {
  member_id: string
}

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

type CardPaymentKey = { member_id: string; card_payment_id: string }
type CardPaymentChange = {
  status?: CardPaymentStatus
  settled_at?: Date
  refunded_cents?: number
  disputed_cents?: number
}

/** Changes a payment, and counts the change in its revision. */
export async function updateCardPayment(
  db: Db,
  { member_id, card_payment_id }: CardPaymentKey,
  change: CardPaymentChange,
): Promise<void> {
  await db
    .updateTable('card_payments')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('member_id', '=', member_id)
    .where('card_payment_id', '=', card_payment_id)
    .execute()
}

/** Member of a payment, which a provider's call does not name; null for an unknown payment. */
export async function findPayer(db: Db, card_payment_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('card_payments')
    .select('member_id')
    .where('card_payment_id', '=', card_payment_id)
    .executeTakeFirst()
  return row?.member_id ?? null
}

type ReceiptStanding = 'paid' | 'disputed'

/** Contributions of a payment that it paid, or that a dispute took back. */
export async function findStanding(
  db: Db,
  { member_id, card_payment_id }: CardPaymentKey,
  standing: ReceiptStanding,
): Promise<string[]> {
  const rows = await db
    .selectFrom('card_payment_receipts')
    .select('receipt_id')
    .where('member_id', '=', member_id)
    .where('card_payment_id', '=', card_payment_id)
    .where('standing', '=', standing)
    .execute()
  return rows.map(({ receipt_id }) => receipt_id)
}

export async function setStanding(
  db: Db,
  { member_id, card_payment_id }: CardPaymentKey,
  receipt_ids: readonly string[],
  standing: ReceiptStanding | null,
): Promise<void> {
  if (receipt_ids.length === 0) return
  await db
    .updateTable('card_payment_receipts')
    .set({ standing })
    .where('member_id', '=', member_id)
    .where('card_payment_id', '=', card_payment_id)
    .where('receipt_id', 'in', receipt_ids)
    .execute()
}
