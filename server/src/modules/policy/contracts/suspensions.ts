import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import { activateContract } from './contracts.store.ts'
import { endSuspensions } from './suspensions.store.ts'

/**
 * Nothing is due any more: no notice stands, no suspension is to come, and a running one ends with `last_day`, which is
 * still without cover. In the caller's transaction; answers whether one was running.
 */
export async function liftSuspension(db: Db, member_id: string, last_day: Day): Promise<boolean> {
  await activateContract(db, member_id)
  return endSuspensions(db, member_id, last_day)
}
