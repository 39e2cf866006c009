import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** A contribution that was paid, and what paid it; undefined for any other. */
export async function findPaidReceipt(db: Db, member_id: string, receipt_id: string) {
  return db
    .selectFrom('receipts')
    .select(['month', 'due_date', 'amount_cents', 'payment_date'])
    .select((select) =>
      select
        .selectFrom('receipt_attempts')
        .select('means')
        .whereRef('receipt_attempts.receipt_id', '=', 'receipts.receipt_id')
        .where('receipt_attempts.member_id', '=', member_id)
        .where('outcome', '=', 'paid')
        .orderBy('position', 'desc')
        .limit(1)
        .$narrowType<{ means: 'bank_account' | 'card' }>()
        .as('means'),
    )
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .where('status', '=', 'paid')
    .$narrowType<{ payment_date: Day }>()
    .executeTakeFirst()
}
export type PaidReceipt = NonNullable<Awaited<ReturnType<typeof findPaidReceipt>>>

/** The accounts that the member let the insurer debit, the one signed first in front. */
export async function findSignedMandates(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['iban', 'signed_at'])
    .where('member_id', '=', member_id)
    .where('signed_at', 'is not', null)
    .where('status', 'in', ['active', 'replaced', 'revoked', 'lapsed'])
    .orderBy('signed_at')
    .orderBy('mandate_id')
    .$narrowType<{ signed_at: Date }>()
    .execute()
}

/** The cards kept for the contributions, the newest in front; none where this one was paid on the payment provider's own page. */
export async function findCardsOf(db: Db, member_id: string, receipt_id: string) {
  const byHand = await db
    .selectFrom('card_payment_receipts')
    .innerJoin('card_payments', (join) =>
      join
        .onRef('card_payments.member_id', '=', 'card_payment_receipts.member_id')
        .onRef('card_payments.card_payment_id', '=', 'card_payment_receipts.card_payment_id'),
    )
    .select('card_payments.card_payment_id')
    .where('card_payment_receipts.member_id', '=', member_id)
    .where('card_payments.member_id', '=', member_id)
    .where('card_payment_receipts.receipt_id', '=', receipt_id)
    .where('card_payments.status', '=', 'paid')
    .executeTakeFirst()
  if (byHand) return []
  return db
    .selectFrom('payment_cards')
    .select(['brand', 'last4', 'created_at'])
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** The member's animals that have a formula, with each price that was announced, in their order. */
export async function findInsured(db: Db, member_id: string) {
  const [animals, revisions] = [
    await db
      .selectFrom('animals')
      .select(['animal_id', 'name', 'cover_start', 'formula', 'monthly_price_cents'])
      .where('member_id', '=', member_id)
      .where('formula', '<>', 'default')
      .orderBy('position')
      .execute(),
    await db
      .selectFrom('price_revisions')
      .select(['animal_id', 'from_day', 'old_price_cents', 'new_price_cents'])
      .where('member_id', '=', member_id)
      .execute(),
  ]
  return animals.map((animal) => ({
    ...animal,
    price_revisions: revisions.filter(({ animal_id }) => animal_id === animal.animal_id),
  }))
}
