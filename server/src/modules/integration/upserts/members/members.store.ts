import type { Country, Locale } from '@coussinet/contract/fields.ts'
import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import type { Insertable } from 'kysely'
import { loginNameHash } from '#modules/accounts/session/session.ts'
import type { Db } from '#platform/db.ts'
import type { Database } from '#platform/db.types.ts'

/** All of a member that the insurer brings, locked until the transaction ends. */
export async function lockBrought(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select([
      'firstname',
      'lastname',
      'email',
      'locale',
      'line1',
      'line2',
      'line3',
      'line4',
      'postal_code',
      'city',
      'country',
    ])
    .select(['mobile', 'landline', 'permissions', 'features'])
    .where('member_id', '=', member_id)
    .forUpdate()
    .$narrowType<{ locale: Locale; country: Country; permissions: Permission[]; features: Feature[] }>()
    .executeTakeFirst()
}
export type BroughtMember = NonNullable<Awaited<ReturnType<typeof lockBrought>>>

/** False when another call has just made it. */
export async function insertMember(db: Db, member: Insertable<Database['members']>): Promise<boolean> {
  const added = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return added !== undefined
}

type Columns = Partial<
  BroughtMember & {
    pending_email: null
    recovery_email: null
    recovery_email_until: null
    email_changed_at: Date
    mobile_changed_at: Date
  }
>

export async function setMember(db: Db, member_id: string, columns: Columns, at: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...columns, updated_at: at })
    .where('member_id', '=', member_id)
    .execute()
}

/** Whose a number is, giving it to this member where it is nobody's and `check` does not throw. */
export async function claimLogin(db: Db, nevg: string, member_id: string, check: () => Promise<void>): Promise<string> {
  const name_hash = loginNameHash(nevg)
  const row = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', name_hash)
    .executeTakeFirst()
  if (row) return row.member_id
  await check()
  await db
    .insertInto('login_names')
    .values({ name_hash, member_id })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
  const bearer = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', name_hash)
    .executeTakeFirstOrThrow()
  return bearer.member_id
}

/**
 * The names that a member signs in with become the number and the e-mail, and no other. An e-mail that somebody else
 * signs in with stays theirs: two members of one household may share a mailbox, and the second signs in by number.
 */
export async function keepLogins(
  db: Db,
  member_id: string,
  { nevg, email }: { nevg: string; email: string },
): Promise<void> {
  const wanted = [loginNameHash(nevg), loginNameHash(email)]
  const kept = await db.selectFrom('login_names').select('name_hash').where('member_id', '=', member_id).execute()
  const isKept = (hash: Buffer) => kept.some(({ name_hash }) => hash.equals(name_hash))
  const gone = kept.filter(({ name_hash }) => !wanted.some((hash) => hash.equals(name_hash)))
  if (gone.length > 0)
    await db
      .deleteFrom('login_names')
      .where('member_id', '=', member_id)
      .where(
        'name_hash',
        'in',
        gone.map(({ name_hash }) => name_hash),
      )
      .execute()
  const missing = wanted.filter((hash) => !isKept(hash))
  if (missing.length === 0) return
  await db
    .insertInto('login_names')
    .values(missing.map((name_hash) => ({ name_hash, member_id })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
}
