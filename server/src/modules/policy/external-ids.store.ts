import { hash } from '#platform/crypto/keys.ts'
import type { Db, RowLock } from '#platform/db/db.ts'

export type ExternalIdKind =
  | 'member'
  | 'contract'
  | 'animal'
  | 'past_refund'
  | 'receipt'
  | 'sponsorship_request'
  | 'mandate'
  | 'card'

export type ExternalId = { kind: ExternalIdKind; name: string; member_id: string }

/**
 * Key of a name in the table of all members’ names. Case is ignored, except for card tokens, which the provider
 * defines.
 */
const nameHash = (kind: ExternalIdKind, name: string): Buffer =>
  hash(`${kind} ${kind === 'card' ? name : name.toLowerCase()}`)

/** Inserts the names that nobody has yet; returns how many. */
export async function insertExternalIds(db: Db, names: readonly ExternalId[]): Promise<number> {
  if (names.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brought_names')
    .values(names.map(({ kind, name, member_id }) => ({ name_hash: nameHash(kind, name), member_id })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Member who has a name; null for a free one. `forShare`: nobody else can take it until the transaction ends. */
export async function findBearer(
  db: Db,
  kind: ExternalIdKind,
  name: string,
  { forUpdate = false, forShare = false }: RowLock & { forShare?: boolean } = {},
): Promise<string | null> {
  const query = db.selectFrom('brought_names').select('member_id').where('name_hash', '=', nameHash(kind, name))
  const row = await (forUpdate ? query.forUpdate() : forShare ? query.forShare() : query).executeTakeFirst()
  return row?.member_id ?? null
}

export async function moveExternalId(db: Db, { kind, name, member_id }: ExternalId): Promise<void> {
  await db.updateTable('brought_names').set({ member_id }).where('name_hash', '=', nameHash(kind, name)).execute()
}

/** Erased member who had a customer number; undefined for any other number. */
export async function findErased(db: Db, nevg: string) {
  const bearer = await findBearer(db, 'member', nevg)
  if (bearer === null) return undefined
  return db
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '=', bearer)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
}
