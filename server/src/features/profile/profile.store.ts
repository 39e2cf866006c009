import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'

/** The member with the contract and the day since when its cover is suspended, in one statement. */
export async function findProfile(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .innerJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select(['nevg', 'firstname', 'lastname', 'email', 'pending_email', 'locale', 'mobile', 'landline'])
    .select(['line1', 'line2', 'line3', 'line4', 'postal_code', 'city', 'members.country'])
    .select([
      'contracts.contract_number',
      'contracts.country as contract_country',
      'contracts.status',
      'contracts.effective_date',
      'contracts.end_date',
      'contracts.withdrawal_until',
      'contracts.suspends_on',
      'contracts.amount_due_cents',
    ])
    .select((select) =>
      select
        .selectFrom('suspensions')
        .select(({ fn }) => fn.max('from_day').as('from_day'))
        .where('suspensions.member_id', '=', member_id)
        .where('to_day', 'is', null)
        .as('suspended_since'),
    )
    .where('members.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ locale: Locale; country: Country; contract_country: Country; status: 'active' | 'suspended' | 'terminated' }>()
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>
