import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { unexpired } from '#platform/db/expiry.ts'

export async function saveRegistration(
  db: Db,
  registration: Insertable<Database['card_registrations']>,
): Promise<void> {
  await db.insertInto('card_registrations').values(registration).execute()
}

export async function deleteLeftOver(db: Db, member_id: string, now: Date): Promise<void> {
  await db
    .deleteFrom('card_registrations')
    .where('member_id', '=', member_id)
    .where('used_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** Uses a registration for its card, once; false if it has expired, was used, or is another member's. */
export async function consumeRegistration(
  db: Db,
  member_id: string,
  card_registration_id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_registrations')
    .set({ used_at: now })
    .where('member_id', '=', member_id)
    .where('card_registration_id', '=', card_registration_id)
    .where('used_at', 'is', null)
    .where(unexpired('card_registrations', now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function isInUse(db: Db, member_id: string, provider_token: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_cards')
    .select('card_id')
    .where('member_id', '=', member_id)
    .where('provider_token', '=', provider_token)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Revokes the mandate and ends the card that were debited; returns each, null if there was none. */
export async function endDebit(db: Db, member_id: string, at: Date) {
  const mandate = await db
    .updateTable('mandates')
    .set({ status: 'revoked', ended_at: at })
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .returning(['mandate_id', 'umr', 'iban', 'contact_email', 'contact_mobile', 'signature_mode'])
    .$narrowType<{ signature_mode: SignatureMode | null }>()
    .executeTakeFirst()
  const card = await db
    .updateTable('payment_cards')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .returning(['brand', 'last4'])
    .executeTakeFirst()
  return { mandate: mandate ?? null, card: card ?? null }
}

export async function insertCard(db: Db, card: Insertable<Database['payment_cards']>): Promise<void> {
  await db.insertInto('payment_cards').values(card).execute()
}
