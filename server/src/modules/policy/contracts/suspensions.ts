import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import { activateContract } from './contracts.store.ts'
import { endSuspensions } from './suspensions.store.ts'

/**
 * Clears notices and announced suspensions once nothing is due, and ends a running one on `last_day`, which is still
 * without cover. In the caller's transaction; returns whether one was running.
 */
export async function liftSuspension(db: Db, member_id: string, last_day: Day): Promise<boolean> {
  await activateContract(db, member_id)
  return endSuspensions(db, member_id, last_day)
}
