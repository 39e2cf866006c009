import { findContract, findSuspensions } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** The contract's law and days with cover; throws `conflict` before the contract, when nothing can be filed or refunded. */
export async function findContractCover(db: Db, member_id: string) {
  const contract = await findContract(db, member_id)
  if (!contract) throw problem('conflict')
  const suspensions = await findSuspensions(db, member_id)
  return {
    country: contract.country,
    end_date: contract.end_date,
    suspensions: suspensions.map(({ from_day: from, to_day: to }) => ({ from, to })),
  }
}
export type ContractCover = Awaited<ReturnType<typeof findContractCover>>
