import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// The log of proofs: its entries, its keys and where each line of evidence is in it.

export async function findEntries(db: Db, from = 0) {
  return db
    .selectFrom('proof_entries')
    .select(['entry', 'at', 'lines', 'root'])
    .select(sql<'lines' | 'restored' | 'adopted'>`kind`.as('kind'))
    .where('entry', '>=', from)
    .orderBy('entry')
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number]

export async function findLastCheckpoint(db: Db) {
  return db
    .selectFrom('proof_entries')
    .select(['entry', 'at', 'checkpoint'])
    .orderBy('entry', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Newest entry that this database signed, of all or of those before a moment; undefined before the first one. */
export async function findNewestSigned(db: Db, before: Date | null = null) {
  const entries = db
    .selectFrom('proof_entries')
    .select(['at', 'checkpoint'])
    .where('checkpoint', 'is not', null)
    .orderBy('entry', 'desc')
    .limit(1)
  return (before === null ? entries : entries.where('at', '<', before)).executeTakeFirst()
}

/** Signed note of the log up to an entry; null for an adopted or unknown one. */
export async function findCheckpoint(db: Db, entry: number): Promise<string | null> {
  const row = await db.selectFrom('proof_entries').select('checkpoint').where('entry', '=', entry).executeTakeFirst()
  return row?.checkpoint ?? null
}

/** Adds an entry; fails if another node was first. */
export async function insertEntry(db: Db, row: EntryRow & { checkpoint: string | null }): Promise<void> {
  await db.insertInto('proof_entries').values(row).execute()
}

type ProofLineRow = {
  member_id: string
  position: number
  entry: number
  leaf: number
  salt: Uint8Array
  path: Uint8Array
}

const rowsAtOnce = 1000

export async function insertProofLines(db: Db, rows: readonly ProofLineRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db
      .insertInto('proof_lines')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute()
}

/** Places of a member's lines in the log. */
export async function findProofLines(db: Db, member_id: string, positions: readonly number[]) {
  if (positions.length === 0) return []
  return db
    .selectFrom('proof_lines')
    .select(['position', 'entry', 'leaf', 'salt', 'path'])
    .where('member_id', '=', member_id)
    .where('position', 'in', positions)
    .execute()
}

/** Places in the log of all lines of some members. */
export async function findProofLinesOfMembers(db: Db, member_ids: readonly string[]) {
  return db
    .selectFrom('proof_lines')
    .select(['member_id', 'position', 'entry', 'leaf', 'salt', 'path'])
    .where('member_id', 'in', member_ids)
    .orderBy('member_id')
    .orderBy('position')
    .execute()
}

export async function findProofKeys(db: Db) {
  return db
    .selectFrom('proof_keys')
    .select(['generation', 'public_key', 'sealed', 'endorsement'])
    .orderBy('generation')
    .execute()
}

type ProofKeyRow = {
  generation: number
  public_key: Uint8Array
  sealed: Uint8Array
  endorsement: Uint8Array | null
  created_at: Date
}

/** Adds a key, and forgets the private part of those before it; returns false if another node was first. */
export async function insertProofKey(db: Db, row: ProofKeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('proof_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await db.updateTable('proof_keys').set({ sealed: null }).where('generation', '<', row.generation).execute()
  return true
}

export async function findPublications(db: Db) {
  return db.selectFrom('proof_publications').selectAll().orderBy('target').execute()
}

export async function savePublication(db: Db, target: string, entries: number, at: Date): Promise<void> {
  const done = { entries, published_at: at, failed_at: null, failure: null }
  await db
    .insertInto('proof_publications')
    .values({ target, ...done })
    .onConflict((conflict) => conflict.column('target').doUpdateSet(done))
    .execute()
}

export async function savePublicationFailure(db: Db, target: string, failure: string, at: Date): Promise<void> {
  const failed = { failed_at: at, failure }
  await db
    .insertInto('proof_publications')
    .values({ target, entries: 0, published_at: null, ...failed })
    .onConflict((conflict) => conflict.column('target').doUpdateSet(failed))
    .execute()
}
