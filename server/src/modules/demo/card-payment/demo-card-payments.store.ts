import type { Language } from '@coussinet/texts/messages.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import type { PaymentOutcome } from '#platform/payments/provider.ts'

export async function savePayment(db: Db, payment: Insertable<Database['demo_card_payments']>): Promise<void> {
  await db.insertInto('demo_card_payments').values(payment).execute()
}

export async function findPayment(db: Db, provider_reference: string) {
  return db
    .selectFrom('demo_card_payments')
    .select(['provider_reference', 'amount_cents', 'description', 'language', 'return_path', 'outcome', 'expires_at'])
    .where('provider_reference', '=', provider_reference)
    .$narrowType<{ outcome: PaymentOutcome; language: Language }>()
    .executeTakeFirst()
}
export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Ends a payment that is still open; the first word counts. */
export async function endPayment(
  db: Db,
  provider_reference: string,
  outcome: Exclude<PaymentOutcome, 'open'>,
): Promise<void> {
  await db
    .updateTable('demo_card_payments')
    .set({ outcome })
    .where('provider_reference', '=', provider_reference)
    .where('outcome', '=', 'open')
    .execute()
}

/** Every payment and every card of the demo's provider: a reset begins without any. */
export async function deletePayments(db: Db): Promise<void> {
  await db.deleteFrom('demo_card_registrations').execute()
  await db.deleteFrom('demo_card_payments').execute()
}
