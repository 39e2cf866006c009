import type { Db } from '#platform/db/db.ts'
import { problem } from '#platform/http/problem.ts'
import { holdCredentials } from '#modules/policy/policy.ts'

/** Holds the row of a link's member until the transaction ends; throws `expired` for one who is disabled. */
export async function holdOpenMember(db: Db, member_id: string) {
  const member = await holdCredentials(db, member_id)
  if (!member || member.disabled_at) throw problem('expired')
  return member
}
