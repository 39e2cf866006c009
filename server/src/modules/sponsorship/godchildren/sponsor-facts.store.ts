import type { Country } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'
import type { OfContributions } from '../of-contributions.ts'
import type { SponsorFacts } from './same-person.ts'

/** What a sponsor could be recognised by, each account that was ever theirs included. */
export async function sponsorFacts(
  db: Db,
  member_id: string,
  { debitedIbans }: Pick<OfContributions, 'debitedIbans'>,
): Promise<SponsorFacts> {
  const { nevg, email, pending_email, mobile, landline, ...address } = await db
    .selectFrom('members')
    .select([
      'nevg',
      'email',
      'pending_email',
      'mobile',
      'landline',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'country',
    ])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const refunded = await db.selectFrom('refund_accounts').select('iban').where('member_id', '=', member_id).execute()
  const debited = await debitedIbans(db, member_id)
  return {
    nevg,
    emails: [email, pending_email].filter((one) => one !== null),
    phones: [mobile, landline].filter((one) => one !== null),
    ibans: [...refunded.map(({ iban }) => iban), ...debited],
    address,
  }
}

/** The sponsor's country and contract, as they matter to what a godchild brings; undefined before the contract. */
export async function sponsorStanding(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .innerJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select(['members.country', 'contracts.status', 'contracts.end_date'])
    .where('members.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirst()
}

/** Where a gain goes: the account for refunds; null for none yet. */
export async function currentAccount(db: Db, member_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund_accounts')
    .select('iban')
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.iban ?? null
}
