import type { Db } from '#platform/db/db.ts'
import { findMemberForUpdate } from '../members.store.ts'

/**
 * Locks a member until the caller's transaction ends, which serialises changes of their data; readers do not wait, nor
 * do writers that take no such lock. Take this lock before writing rows of several kinds, so that two transactions
 * never deadlock.
 */
export async function lockMember(db: Db, member_id: string): Promise<void> {
  await findMemberForUpdate(member_id).execute(db)
}
