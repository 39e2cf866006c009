import { findContract } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** Locks the contract, which serialises a member's payments. Throws `conflict` if there is no contract yet. */
export async function lockContract(db: Db, member_id: string) {
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract) throw problem('conflict')
  return contract
}
