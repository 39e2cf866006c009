import { type Problem, problem } from '#platform/core/problem.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { type ExternalId, findBearer, insertExternalIds, moveExternalId } from './external-ids.store.ts'
import { lockMember } from './members/lock-member.ts'

type ExternalIdReservation = ExternalId & {
  /** tells whether a member has a thing of that name; an unused claim blocks nobody */
  isOf(db: Db, member_id: string): Promise<boolean>
  /** `conflict` by default */
  refusal?(): Problem
}

/**
 * Reserves a name for a member among all members (throws for another’s), before the thing is written and in a
 * transaction of its own: on a cluster distributed by member, one transaction writes one member. Before inserting, call
 * `lockExternalId`, unless this returns true: then the name was inserted in the caller's own transaction and is locked
 * until it ends.
 */
export async function reserveExternalId(
  db: Db,
  { isOf, refusal = () => problem('conflict'), ...id }: ExternalIdReservation,
): Promise<boolean> {
  const { kind, name, member_id } = id
  if ((await insertExternalIds(db, [id])) > 0) return db.isTransaction
  if ((await findBearer(db, kind, name)) === member_id) return false
  await inTransaction(db, async (tx) => {
    // Waits for a holder who is writing the thing at this moment, and checks afterwards.
    const bearer = await findBearer(tx, kind, name, { forUpdate: true })
    if (bearer === member_id) return
    if (bearer === null || (await isOf(tx, bearer))) throw refusal()
    await moveExternalId(tx, id)
  })
  return false
}

/**
 * Locks a reserved name for its member until the transaction ends; returns false if another member took it meanwhile.
 */
export async function lockExternalId(db: Db, { kind, name, member_id }: ExternalId): Promise<boolean> {
  return (await findBearer(db, kind, name, { forShare: true })) === member_id
}

/** Stores the members of things that the portal itself created, so that none is imported for another member. */
export async function saveExternalIds(db: Db, names: readonly ExternalId[]): Promise<void> {
  await insertExternalIds(db, names)
}

type ExternalIdUpsert<T, R> = ExternalId & {
  /** reads the member's thing of that name; undefined for none */
  find(db: Db, member_id: string, lock?: RowLock): Promise<T | undefined>
  /** checks and writes the import: `present` is the stored thing, undefined for a new one */
  write(tx: Db, present: T | undefined): Promise<R>
}

/**
 * Frame of every upsert of an insurer's system: reserves the name for the member; then, in one transaction, locks the
 * member, reads the thing and calls `write`. Throws `conflict` for another member's name.
 */
export async function upsertByExternalId<T, R>(db: Db, { find, write, ...id }: ExternalIdUpsert<T, R>): Promise<R> {
  const isOf = async (tx: Db, bearer: string) => (await find(tx, bearer)) !== undefined
  const is_held = await reserveExternalId(db, { ...id, isOf })
  return inTransaction(
    db,
    async (tx) => {
      await lockMember(tx, id.member_id)
      const present = await find(tx, id.member_id, { forUpdate: true })
      if (present === undefined && !is_held && !(await lockExternalId(tx, id))) throw problem('conflict')
      return write(tx, present)
    },
    { repeatable: true },
  )
}
