import type { Country } from '@coussinet/contract/fields.ts'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db.ts'
import { problem } from '#platform/problem.ts'

/** Whose statement it is, and the contract that it is of; throws `not_found` before the contract. */
export async function findReader(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .innerJoin('contracts', 'contracts.member_id', 'members.member_id')
    .select([
      'firstname',
      'lastname',
      'nevg',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'members.country as home_country',
    ])
    .select(['contract_number', 'contracts.country', 'due_day', 'end_date'])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('due_day_revisions')
          .select(['from_month', 'old_due_day', 'new_due_day'])
          .where('due_day_revisions.member_id', '=', member_id),
      ).as('due_day_revisions'),
    )
    .where('members.member_id', '=', member_id)
    .where('contracts.member_id', '=', member_id)
    .$narrowType<{ country: Country; home_country: Country }>()
    .executeTakeFirstOrThrow(() => problem('not_found'))
}
