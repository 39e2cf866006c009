import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { unexpired } from '#platform/db/expiry.ts'
import type { MailedLink, LinkPurpose } from './links.ts'

type LinkRow = {
  token_hash: Buffer
  member_id: string
  purpose: LinkPurpose
  details: Record<string, string>
  created_at: Date
  expires_at: Date
}

export async function addLink(db: Db, { details, ...row }: LinkRow): Promise<void> {
  await db
    .insertInto('links')
    .values({ ...row, details: JSON.stringify(details) })
    .execute()
}

export async function findLink(
  db: Db,
  token_hash: Buffer,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<MailedLink | null> {
  const row = await db
    .selectFrom('links')
    .select(['member_id', 'purpose', 'details', 'created_at'])
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where(unexpired('links', at))
    .$narrowType<MailedLink>()
    .executeTakeFirst()
  return row ?? null
}

/** Compare-and-set: the link for the one call that uses it first, else null. */
export async function consumeLink(
  db: Db,
  token_hash: Buffer,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<MailedLink | null> {
  const row = await db
    .updateTable('links')
    .set({ used_at: at })
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where(unexpired('links', at))
    .returning(['member_id', 'purpose', 'details', 'created_at'])
    .$narrowType<MailedLink>()
    .executeTakeFirst()
  return row ?? null
}

export async function revokeLinks(
  db: Db,
  member_id: string,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<void> {
  if (purposes.length === 0) return
  await db
    .updateTable('links')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** Revokes one link of a member by what its details say. */
export async function revokeLinkTo(
  db: Db,
  { member_id, purpose, session_id }: { member_id: string; purpose: LinkPurpose; session_id: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('links')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where(sql<boolean>`details ->> 'session_id' = ${session_id}`)
    .execute()
}

/** Counts the links of these kinds that were made for a member between two moments, used ones too. */
export async function countLinks(
  db: Db,
  member_id: string,
  purposes: readonly LinkPurpose[],
  { after, until }: { after: Date; until: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', member_id)
    .where('purpose', 'in', purposes)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
    .executeTakeFirstOrThrow()
  return Number(count)
}
