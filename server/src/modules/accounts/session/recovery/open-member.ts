import { findAccountState } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** Holds the row of a link's member until the transaction ends; throws `expired` for one who is disabled. */
export async function lockOpenMember(db: Db, member_id: string) {
  const member = await findAccountState(db, member_id, { forUpdate: true })
  if (!member || member.disabled_at) throw problem('expired')
  return member
}
