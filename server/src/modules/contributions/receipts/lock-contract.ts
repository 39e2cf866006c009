import { findContract } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** Locks the contract, so that a member's payments are settled one after the other. Throws `conflict` before there is one. */
export async function lockContract(db: Db, member_id: string) {
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract) throw problem('conflict')
  return contract
}
