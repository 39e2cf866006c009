import type { Db } from '#platform/db/db.ts'

/** The mandates that are signed or on their way, the newest first. */
export async function findMandates(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['mandate_id', 'umr', 'status', 'holder', 'iban', 'bic', 'signed_at', 'first_debit_on'])
    .where('member_id', '=', member_id)
    .where('status', 'in', ['draft', 'awaiting_code', 'active'])
    .orderBy('created_at', 'desc')
    .execute()
}

export async function findCard(db: Db, member_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['brand', 'last4', 'expires'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** An account for refunds that waits for its code. */
export async function findPendingRefundAccount(db: Db, member_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund_account_drafts')
    .select('refund_account_id')
    .where('member_id', '=', member_id)
    .where('status', 'in', ['draft', 'awaiting_code'])
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.refund_account_id ?? null
}

/** A card of the member's that is or was debited. */
export async function findKnownCard(db: Db, member_id: string, card_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['card_id as id', 'provider_token', 'brand', 'last4', 'expires', 'holder', 'created_at', 'ended_at'])
    .where('member_id', '=', member_id)
    .where('card_id', '=', card_id)
    .executeTakeFirst()
}
