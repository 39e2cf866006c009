import type { Db } from '#platform/db/db.ts'
import { findMemberForUpdate } from '../members.store.ts'

/**
 * Locks a member for the length of the caller's transaction, so that two changes of what belongs to them are made one
 * after the other; reads go on, and so do writes of what belongs to the member by those who do not ask. Whoever writes
 * rows of several kinds takes this lock first, so that two transactions never wait for each other.
 */
export async function lockMember(db: Db, member_id: string): Promise<void> {
  await findMemberForUpdate(member_id).execute(db)
}
