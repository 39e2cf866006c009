import { findDueDays } from '#modules/contributions/contributions.ts'
import { findContractHolder } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'

/** Whose statement it is, and the contract that it is of, with its due days; throws `not_found` before the contract. */
export async function getReader(db: Db, member_id: string) {
  const reader = await findContractHolder(db, member_id, null)
  const dueDays = await findDueDays(db, member_id)
  if (!reader || !dueDays) throw problem('not_found')
  return { ...reader, ...dueDays }
}
