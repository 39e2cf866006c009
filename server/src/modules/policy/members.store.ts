import type { Locale } from '@coussinet/contract/brand/locale.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { MemberNames } from '@coussinet/contract/domain/members.ts'
import type { Feature, Permission } from '@coussinet/contract/domain/permissions.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Database } from '#platform/db/db.types.ts'
import { addressColumns } from '#platform/paper/postal-address.ts'

/**
 * Locks the member's row until the transaction ends, alone or as part of a larger statement; a row if the member exists
 * (`lockMember`).
 */
export const findMemberForUpdate = (member_id: string) =>
  sql`select member_id from members where member_id = ${member_id}::uuid for no key update`

const correspondent = (db: Db, member_id: string) =>
  db
    .selectFrom('members')
    .select(['nevg', 'organisation', 'firstname', 'lastname', 'email', 'mobile', 'locale', 'country'])
    .select(['permissions', 'features', 'disabled_at'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()

/** Recipient of the portal's mails, with contacts; undefined for an unknown member. */
export async function findCorrespondent(db: Db, member_id: string) {
  return correspondent(db, member_id).executeTakeFirst()
}

/** The same for a member who must exist. */
export async function findCorrespondentOrThrow(db: Db, member_id: string) {
  return correspondent(db, member_id).executeTakeFirstOrThrow()
}

type NumberedNames = MemberNames & { nevg: string; locale: string }

export async function findMemberNames(db: Db, member_ids: readonly string[]): Promise<Map<string, NumberedNames>> {
  if (member_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .select(['member_id', 'nevg', 'organisation', 'firstname', 'lastname', 'locale'])
    .where(anyOf('member_id', member_ids))
    .execute()
  return new Map(rows.map(({ member_id, ...names }) => [member_id, names]))
}

/** Enabled members without a password and with an e-mail address, in pages by id. */
export async function findUninvited(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let rows = db
    .selectFrom('members')
    .select('member_id')
    .where('password_hash', 'is', null)
    .where('disabled_at', 'is', null)
    .where('frozen_at', 'is', null)
    .where('email', '!=', '')
  if (after !== null) rows = rows.where('member_id', '>', after)
  return (await rows.orderBy('member_id').limit(limit).execute()).map(({ member_id }) => member_id)
}

/**
 * Facts that decide whether a member may sign in. `forUpdate` serialises passwords, passkeys, new sessions and
 * disabling.
 */
export async function findAccountState(db: Db, member_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('members')
    .select(['password_hash', 'disabled_at', 'frozen_at'])
    .where('member_id', '=', member_id)
  return (await (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirst()) ?? null
}

export async function findPasswordHash(db: Db, member_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('password_hash')
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** Addresses for links that open the account, with the member's name and language. */
export async function findRecoveryContacts(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'recovery_email', 'recovery_email_until', 'organisation', 'firstname', 'locale', 'country'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
}

/**
 * Finds the one member who has an e-mail address; null where nobody or several have it. No index leads to it: it reads every member, once
 * for each account that an address links.
 */
export async function findSoleMemberByEmail(db: Db, email: string): Promise<string | null> {
  const rows = await db
    .selectFrom('members')
    .select('member_id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0]?.member_id ?? null) : null
}

/** Contacts of an enabled member. `forUpdate` serialises changes. */
export async function findContacts(db: Db, member_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('members')
    .select(['email', 'pending_email', 'recovery_email', 'recovery_email_until', 'locale', 'mobile', 'landline'])
    .select(addressColumns)
    .where('member_id', '=', member_id)
    .where('disabled_at', 'is', null)
    .$narrowType<{ locale: Locale; country: Country }>()
  return (await (forUpdate ? query.forUpdate() : query).executeTakeFirst()) ?? null
}
export type Contacts = NonNullable<Awaited<ReturnType<typeof findContacts>>>

/** Columns of a member that the insurer imports. */
export async function findUpsertedMember(db: Db, member_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('members')
    .select(['firstname', 'lastname', 'organisation', 'email', 'locale'])
    .select(addressColumns)
    .select(['mobile', 'landline', 'permissions', 'features'])
    .where('member_id', '=', member_id)
    .$narrowType<{ locale: Locale; country: Country; permissions: Permission[]; features: Feature[] }>()
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}
export type UpsertedMember = NonNullable<Awaited<ReturnType<typeof findUpsertedMember>>>

/** A member for the insurer to read; undefined for an unknown or erased one. */
export async function findMemberToRead(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['nevg', 'firstname', 'lastname', 'organisation', 'email', 'locale', 'disabled_at'])
    .select(addressColumns)
    .select(['mobile', 'landline', 'permissions', 'features'])
    .where('member_id', '=', member_id)
    .where('erased_at', 'is', null)
    .$narrowType<{ locale: Locale; country: Country; permissions: Permission[]; features: Feature[] }>()
    .executeTakeFirst()
}

/** Inserts a member; returns false if a concurrent call has. */
export async function insertMember(db: Db, member: Insertable<Database['members']>): Promise<boolean> {
  const added = await db
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function setMember(
  db: Db,
  member_id: string,
  columns: Updateable<Database['members']>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ ...columns, updated_at: at })
    .where('member_id', '=', member_id)
    .execute()
}

/** Words that a member's password must not contain, because others know them. */
export type OwnWords = { nevg: string; email: string; names: readonly string[] }

/** Names of a member: number, e-mail address, their own name and those of their animals. */
export async function findOwnWords(db: Db, member_id: string): Promise<OwnWords> {
  const rows = await db
    .selectFrom('members')
    .leftJoin('animals', 'animals.member_id', 'members.member_id')
    .select([
      'members.nevg',
      'members.email',
      'members.organisation',
      'members.firstname',
      'members.lastname',
      'animals.name',
    ])
    .where('members.member_id', '=', member_id)
    .execute()
  const [member] = rows
  if (!member) throw new Error('no such member')
  const { nevg, email, organisation, firstname, lastname } = member
  const own = [organisation ?? '', firstname, lastname].filter((name) => name !== '')
  return { nevg, email, names: [...own, ...rows.flatMap(({ name }) => name ?? [])] }
}

export async function findPostalAddress(db: Db, member_id: string) {
  return db.selectFrom('members').select(addressColumns).where('member_id', '=', member_id).executeTakeFirstOrThrow()
}

export async function findFreezeFacts(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'recovery_email', 'frozen_at'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
}

/** Time since when the member's payments to new accounts wait; `forUpdate` locks against a concurrent freeze. */
export async function findFrozenAt(
  db: Db,
  member_id: string,
  { forUpdate = false }: RowLock = {},
): Promise<Date | null> {
  const query = db.selectFrom('members').select('frozen_at').where('member_id', '=', member_id)
  const row = await (forUpdate ? query.forShare() : query).executeTakeFirst()
  return row?.frozen_at ?? null
}

const signer = (db: Db, member_id: string) =>
  db
    .selectFrom('members')
    .select(['organisation', 'firstname', 'lastname', 'locale', 'country', 'email', 'mobile'])
    .select(['email_changed_at', 'mobile_changed_at', 'password_hash', 'disabled_at'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()

/** Signatory with contacts. `forUpdate` serialises codes, attempts and evidence of one member. */
export async function findSigner(db: Db, member_id: string, { forUpdate = false }: RowLock = {}) {
  const query = signer(db, member_id)
  return (forUpdate ? query.forNoKeyUpdate() : query).executeTakeFirst()
}
export type Signer = NonNullable<Awaited<ReturnType<typeof findSigner>>>
