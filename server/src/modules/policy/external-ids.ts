import { type Problem, problem } from '#platform/core/problem.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { type ExternalId, findBearer, insertExternalIds, moveExternalId } from './external-ids.store.ts'
import { lockMember } from './members/lock-member.ts'

type ExternalIdReservation = ExternalId & {
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
  { isOf, refusal = () => problem('conflict'), ...id }: ExternalIdReservation,
): Promise<boolean> {
  const { kind, name, member_id } = id
  if ((await insertExternalIds(db, [id])) > 0) return db.isTransaction
  if ((await findBearer(db, kind, name)) === member_id) return false
  await inTransaction(db, async (tx) => {
    // Waits for a bearer who is writing the thing at this moment, and looks for it afterwards.
    const bearer = await findBearer(tx, kind, name, { forUpdate: true })
    if (bearer === member_id) return
    if (bearer === null || (await isOf(tx, bearer))) throw refusal()
    await moveExternalId(tx, id)
  })
  return false
}

/** Keeps a claimed name with its member until the transaction that writes the thing has ended; false when another took it meanwhile. */
export async function lockExternalId(db: Db, { kind, name, member_id }: ExternalId): Promise<boolean> {
  return (await findBearer(db, kind, name, { forShare: true })) === member_id
}

/** Remembers whose the things are that the portal itself made, so that none is brought under another member. */
export async function saveExternalIds(db: Db, names: readonly ExternalId[]): Promise<void> {
  await insertExternalIds(db, names)
}

type ExternalIdUpsert<T, R> = ExternalId & {
  /** reads the member's thing of that name; undefined for none */
  find(db: Db, member_id: string, lock?: RowLock): Promise<T | undefined>
  /** checks and writes what is brought: `present` is the thing as it is, undefined for a new one */
  write(tx: Db, present: T | undefined): Promise<R>
}

/**
 * The frame of every upsert of an insurer's system: the name is given to the member, once for all members, and in a
 * transaction of its own the member is locked, the thing is read, and `write` does the rest. Throws `conflict` for a name
 * that is another's.
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
