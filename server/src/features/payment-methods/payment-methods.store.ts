import type { Db } from '#platform/db.ts'

/** The account that refunds go to; the newest where several stand. */
export async function findRefundAccount(db: Db, member_id: string) {
  return db
    .selectFrom('refund_accounts')
    .select(['iban', 'bic', 'holder'])
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** The mandates that are signed or on their way, the newest first. */
export async function findMandates(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['mandate_id', 'umr', 'status', 'holder', 'iban', 'bic', 'signed_at', 'created_at'])
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

export async function findDueDay(db: Db, member_id: string): Promise<number> {
  const { due_day } = await db.selectFrom('contracts').select('due_day').where('member_id', '=', member_id).executeTakeFirstOrThrow()
  return due_day
}
