import { findContract } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** The contract, standing still until the transaction ends: payments of one member are settled one after the other. Throws `conflict` before there is one. */
export async function lockContract(db: Db, member_id: string) {
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract) throw problem('conflict')
  return contract
}
