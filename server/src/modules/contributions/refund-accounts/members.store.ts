import type { Country } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'

export async function findReader(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['locale', 'country'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow()
}
