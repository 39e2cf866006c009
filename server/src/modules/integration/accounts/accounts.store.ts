import type { Country } from '@coussinet/contract/fields.ts'
import type { SignedMandate } from '@coussinet/contract/integration/accounts.ts'
import type { Db } from '#platform/db.ts'

/** A mandate that was signed, whatever became of it. */
export async function findSignedMandate(db: Db, member_id: string, mandate_id: string) {
  return db
    .selectFrom('mandates')
    .select([
      'mandate_id as id',
      'umr',
      'status',
      'iban',
      'bic',
      'holder',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'country',
      'signed_at',
      'ended_at',
      'first_debit_on',
    ])
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .where('signed_at', 'is not', null)
    .$narrowType<{ signed_at: Date; status: SignedMandate['status']; country: Country }>()
    .executeTakeFirst()
}

export async function findCard(db: Db, member_id: string, card_id: string) {
  return db
    .selectFrom('payment_cards')
    .select(['card_id as id', 'provider_token', 'brand', 'last4', 'expires', 'holder', 'created_at', 'ended_at'])
    .where('member_id', '=', member_id)
    .where('card_id', '=', card_id)
    .executeTakeFirst()
}
