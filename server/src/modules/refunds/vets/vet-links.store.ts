import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { unexpired } from '#platform/db/expiry.ts'

export type VetLinkPurpose = 'draft' | 'answer' | 'quote'

const columns = [
  'link_id',
  'purpose',
  'request_id',
  'quote_id',
  'animal_id',
  'shows_amount',
  'created_at',
  'expires_at',
  'opened_at',
  'revoked_at',
  'used_at',
] as const

const links = (db: Db) =>
  db
    .selectFrom('vet_links')
    .select(columns)
    .select(sql<string[]>`vet_links.file_ids`.as('file_ids'))
    .$narrowType<{ purpose: VetLinkPurpose }>()

export async function findVetLinkByToken(db: Db, member_id: string, token_hash: Buffer) {
  return links(db).where('member_id', '=', member_id).where('token_hash', '=', token_hash).executeTakeFirst()
}
export type VetLinkRow = NonNullable<Awaited<ReturnType<typeof findVetLinkByToken>>>

/** Finds and locks a link until the end of the transaction. */
export async function lockVetLink(db: Db, member_id: string, link_id: string) {
  return links(db).where('member_id', '=', member_id).where('link_id', '=', link_id).forUpdate().executeTakeFirst()
}

/** Links of a member that are neither revoked nor expired, newest first, used ones too. */
export async function findVetLinks(db: Db, member_id: string, at: Date): Promise<VetLinkRow[]> {
  return links(db)
    .where('member_id', '=', member_id)
    .where('revoked_at', 'is', null)
    .where(unexpired('vet_links', at))
    .orderBy('created_at', 'desc')
    .orderBy('link_id')
    .execute()
}

export type NewVetLinkRow = Pick<
  VetLinkRow,
  'link_id' | 'purpose' | 'request_id' | 'quote_id' | 'animal_id' | 'shows_amount' | 'created_at' | 'expires_at'
> & { member_id: string; token_hash: Buffer }

export async function insertVetLink(db: Db, row: NewVetLinkRow): Promise<void> {
  await db.insertInto('vet_links').values(row).execute()
}

/** Revokes a link that is not used yet, or all of a member's; returns those that it ended. */
export async function endVetLinks(
  db: Db,
  member_id: string,
  at: Date,
  link_id?: string,
): Promise<{ link_id: string; quote_id: string | null }[]> {
  let query = db
    .updateTable('vet_links')
    .set({ revoked_at: at })
    .where('member_id', '=', member_id)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
  if (link_id !== undefined) query = query.where('link_id', '=', link_id)
  return query.returning(['link_id', 'quote_id']).execute()
}

/** Notes the first time that a link was opened; false if it was opened before. */
export async function markVetLinkOpened(db: Db, member_id: string, link_id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('vet_links')
    .set({ opened_at: at })
    .where('member_id', '=', member_id)
    .where('link_id', '=', link_id)
    .where('opened_at', 'is', null)
    .returning('link_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes what came by a locked link, and when it was used. */
export async function setVetLink(
  db: Db,
  member_id: string,
  link_id: string,
  { file_ids, used_at }: { file_ids?: readonly string[]; used_at?: Date },
): Promise<void> {
  await db
    .updateTable('vet_links')
    .set({ ...(file_ids ? { file_ids: JSON.stringify(file_ids) } : {}), ...(used_at ? { used_at } : {}) })
    .where('member_id', '=', member_id)
    .where('link_id', '=', link_id)
    .execute()
}
