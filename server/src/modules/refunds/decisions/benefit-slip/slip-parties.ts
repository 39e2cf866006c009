import { formulaOn, findInsuredAnimals, findContractHolder } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findDecision } from '../../cover/refunds.store.ts'
import type { SlipParties } from './slip-content.ts'

/** Finds to whom a refund is told, under which contract and formula, and when it was decided; undefined for another member's. */
export async function findSlipParties(db: Db, member_id: string, refund_id: string): Promise<SlipParties | undefined> {
  const decision = await findDecision(db, member_id, refund_id)
  if (!decision) return undefined
  const member = await findContractHolder(db, member_id, null)
  const [animal] = await findInsuredAnimals(db, member_id, [decision.animal_id])
  return (
    member && animal && { ...member, formula: formulaOn(animal, decision.care_date), decided_at: decision.decided_at }
  )
}
