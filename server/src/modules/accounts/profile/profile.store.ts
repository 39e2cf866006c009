import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { suspendedSince } from '#modules/policy/policy.ts'

/** The member with the contract, where there is one yet, and the day since when its cover is suspended on `today`, in one statement. */
export async function findProfile(db: Db, member_id: string, today: Day) {
  return db
    .selectFrom('members')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.member_id', '=', 'members.member_id').on('contracts.member_id', '=', member_id),
    )
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
    .select(suspendedSince(member_id, today).as('suspended_since'))
    .where('members.member_id', '=', member_id)
    .$narrowType<{
      locale: Locale
      country: Country
      contract_country: Country | null
      status: 'active' | 'suspended' | 'terminated' | null
    }>()
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>
