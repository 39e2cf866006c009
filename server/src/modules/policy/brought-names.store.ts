import { type Problem, problem } from '#platform/core/problem.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'

export type ExternalIdKind =
  | 'member'
  | 'contract'
  | 'animal'
  | 'past_refund'
  | 'receipt'
  | 'sponsorship_request'
  | 'mandate'
  | 'card'

/** The key of a name in the table of all members’ names. All are compared without case but a card’s token, which is somebody else’s text. */
const nameHash = (kind: ExternalIdKind, name: string): Buffer =>
  hash(`${kind} ${kind === 'card' ? name : name.toLowerCase()}`)

type Name = { kind: ExternalIdKind; name: string; member_id: string }

type Claim = Name & {
  /** tells whether a member has a thing of that name: a claim that nothing came of stands in nobody's way */
  isOf(db: Db, member_id: string): Promise<boolean>
  /** `conflict`, unless another is told */
  refusal?(): Problem
}

/**
 * Gives a name to a member, once for all members (throws for another’s), in a step of its own before the thing is written:
 * on a cluster that is spread by member, one transaction writes one member. Whoever then writes something new asks `lockExternalId`,
 * but where this answers true: the name was made in the caller's own transaction, and is held until it ends.
 */
export async function reserveExternalId(
  db: Db,
  { kind, name, member_id, isOf, refusal = () => problem('conflict') }: Claim,
): Promise<boolean> {
  const name_hash = nameHash(kind, name)
  const added = await db
    .insertInto('brought_names')
    .values({ name_hash, member_id })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  if (added) return db.isTransaction
  const one = db.selectFrom('brought_names').select('member_id').where('name_hash', '=', name_hash)
  if ((await one.executeTakeFirst())?.member_id === member_id) return false
  await inTransaction(db, async (tx) => {
    // Waits for a bearer who is writing the thing at this moment, and looks for it afterwards.
    const row = await tx
      .selectFrom('brought_names')
      .select('member_id')
      .where('name_hash', '=', name_hash)
      .forUpdate()
      .executeTakeFirst()
    if (row?.member_id === member_id) return
    if (!row || (await isOf(tx, row.member_id))) throw refusal()
    await tx.updateTable('brought_names').set({ member_id }).where('name_hash', '=', name_hash).execute()
  })
  return false
}

/** Keeps a claimed name with its member until the transaction that writes the thing has ended; false when another took it meanwhile. */
export async function lockExternalId(db: Db, { kind, name, member_id }: Name): Promise<boolean> {
  const row = await db
    .selectFrom('brought_names')
    .select('member_id')
    .where('name_hash', '=', nameHash(kind, name))
    .forShare()
    .executeTakeFirst()
  return row?.member_id === member_id
}

/** The member whom a name was given to; null for one that nobody bears. */
export async function findBearer(db: Db, kind: ExternalIdKind, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('brought_names')
    .select('member_id')
    .where('name_hash', '=', nameHash(kind, name))
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** Remembers whose the things are that the portal itself made, so that none is brought under another member. */
export async function saveExternalIds(db: Db, names: readonly Name[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('brought_names')
    .values(names.map(({ kind, name, member_id }) => ({ name_hash: nameHash(kind, name), member_id })))
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
}

/** Throws `conflict` for the number of somebody who was forgotten: what is left of them is not filled again. */
export async function refuseErased(db: Db, nevg: string): Promise<void> {
  const erased = await db
    .selectFrom('brought_names')
    .innerJoin('members', 'members.member_id', 'brought_names.member_id')
    .select('members.member_id')
    .where('name_hash', '=', nameHash('member', nevg))
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  if (erased) throw problem('conflict', { errors: { nevg: ['erased'] } })
}
