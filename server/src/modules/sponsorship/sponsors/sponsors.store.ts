import type { Country } from '@coussinet/contract/fields.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

export async function findCode(db: Db, member_id: string): Promise<string | null> {
  const row = await db.selectFrom('sponsors').select('code').where('member_id', '=', member_id).executeTakeFirst()
  return row?.code ?? null
}

/** Keeps a member's code with the hash that leads to it; false, with nothing kept, when they have one. */
export async function insertCode(
  db: Db,
  { member_id, code, code_hash, at }: { member_id: string; code: string; code_hash: Buffer; at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('sponsors')
    .values({ member_id, code, created_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (!made) return false
  await db.insertInto('sponsor_codes').values({ code_hash, member_id, created_at: at }).execute()
  return true
}

export async function firstnameOf(db: Db, member_id: string): Promise<string> {
  const { firstname } = await db
    .selectFrom('members')
    .select('firstname')
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  return firstname
}

/** Who invites by a code: nobody once the account is closed, before and after the contract runs, or without the feature. */
export async function findSponsor(db: Db, code_hash: Buffer, today: Day) {
  const row = await db
    .selectFrom('sponsor_codes')
    .innerJoin('members', 'members.member_id', 'sponsor_codes.member_id')
    .innerJoin('contracts', 'contracts.member_id', 'sponsor_codes.member_id')
    .select(['members.member_id', 'members.firstname', 'members.country', 'members.features'])
    .where('sponsor_codes.code_hash', '=', code_hash)
    .where('members.disabled_at', 'is', null)
    .where('contracts.status', '<>', 'terminated')
    .where('contracts.effective_date', '<=', today)
    .where((row) => row.or([row('contracts.end_date', 'is', null), row('contracts.end_date', '>=', today)]))
    .$narrowType<{ country: Country }>()
    .executeTakeFirst()
  return row?.features.includes('sponsorship') ? row : null
}
export type Sponsor = NonNullable<Awaited<ReturnType<typeof findSponsor>>>
