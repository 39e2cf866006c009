import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { addressColumns } from '#platform/paper/postal-address.ts'

type Mandates = Database['mandates']
type Cards = Database['payment_cards']

/** Every mandate of the member, locked. */
export async function lockMandates(db: Db, member_id: string) {
  return db
    .selectFrom('mandates')
    .select(['mandate_id', 'umr', 'status', 'iban', 'bic', 'holder', ...addressColumns])
    .select(['contact_email', 'contact_mobile', 'signature_mode', 'signed_at', 'created_at', 'first_debit_on'])
    .where('member_id', '=', member_id)
    .orderBy('mandate_id')
    .forUpdate()
    .$narrowType<{ signature_mode: SignatureMode | null }>()
    .execute()
}
export type LockedMandate = Awaited<ReturnType<typeof lockMandates>>[number]

export async function lockCards(db: Db, member_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['card_id', 'provider_token', 'holder', 'brand', 'last4', 'expires', 'created_at', 'ended_at'])
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute()
}
export type LockedCard = Awaited<ReturnType<typeof lockCards>>[number]

export async function hasMandate(db: Db, member_id: string, umr: string): Promise<boolean> {
  const rows = await db.selectFrom('mandates').select('umr').where('member_id', '=', member_id).execute()
  return rows.some((row) => row.umr.toLowerCase() === umr.toLowerCase())
}

export async function hasCard(db: Db, member_id: string, provider_token: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_cards')
    .select('card_id')
    .where('member_id', '=', member_id)
    .where('provider_token', '=', provider_token)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the present payment method. */
export async function endDebits(db: Db, member_id: string, status: 'replaced' | 'revoked', at: Date): Promise<void> {
  await db
    .updateTable('mandates')
    .set({ status, ended_at: at })
    .where('member_id', '=', member_id)
    .where('status', '=', 'active')
    .execute()
  await db
    .updateTable('payment_cards')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function insertMandate(db: Db, mandate: Insertable<Mandates>): Promise<void> {
  await db.insertInto('mandates').values(mandate).execute()
}

export async function setMandate(
  db: Db,
  member_id: string,
  mandate_id: string,
  changed: Updateable<Mandates>,
): Promise<void> {
  await db
    .updateTable('mandates')
    .set(changed)
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .execute()
}

export async function setCard(db: Db, member_id: string, card_id: string, changed: Updateable<Cards>): Promise<void> {
  await db
    .updateTable('payment_cards')
    .set(changed)
    .where('member_id', '=', member_id)
    .where('card_id', '=', card_id)
    .execute()
}
