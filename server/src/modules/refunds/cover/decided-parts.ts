import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import { findInsuredAnimals, remaining, termsOn } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findDecidedParts } from './cover.store.ts'
import { type AnimalDecision, findDeductibleEvent } from './rules/counters.ts'

/** Earlier decisions on each of the animals, in order, except those of one request: `countersFor` sums them up. */
export async function readDecidedParts(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { but }: { but?: string } = {},
): Promise<ReadonlyMap<string, AnimalDecision[]>> {
  const parts = await findDecidedParts(db, member_id, animal_ids)
  const others = parts.filter(({ request_id }) => request_id !== but)
  return Map.groupBy(others, ({ animal_id }) => animal_id)
}

type RefundKey = { member_id: string; animal_id: string; refund_id: string }

/**
 * The event whose deductible a decided refund used, with what earlier decisions had taken of it (EVT-01). Null if the
 * formula counts by year, and if today's event does not explain the deductible: the formula was another one then, or an
 * earlier decision has been corrected since.
 */
export async function eventOfRefund(
  db: Db,
  { member_id, animal_id, refund_id }: RefundKey,
): Promise<DeductibleEvent | null> {
  const [animal] = await findInsuredAnimals(db, member_id, [animal_id])
  const parts = await findDecidedParts(db, member_id, [animal_id])
  const place = parts.findIndex((part) => part.refund_id === refund_id)
  const own = parts[place]
  if (animal === undefined || own === undefined || own.covered_base_cents === 0) return null
  const formula = termsOn(animal, own.care_date)
  if (formula.deductible_mode !== 'per_event') return null
  const event = findDeductibleEvent(formula, own, parts.slice(0, place))
  const taken = Math.min(own.covered_base_cents, remaining(formula.deductible_cents, event?.used_cents ?? 0))
  return taken === own.deductible_cents ? event : null
}
