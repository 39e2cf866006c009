import type { Day } from '@coussinet/contract/domain/days.ts'
import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import { findInsuredAnimals, remaining, termsOn } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findDecidedParts, findTakenParts, type Reservation } from './cover.store.ts'
import { type AnimalDecision, findDeductibleEvent } from './rules/counters.ts'

/** Earlier decisions on an animal, in order: `countersFor` sums them up. */
export const readDecidedParts = (db: Db, member_id: string, animal_id: string): Promise<AnimalDecision[]> =>
  findDecidedParts(db, member_id, [animal_id])

/** Amounts of an animal's limits that are not available to other care. */
export type TakenAmounts = { decided: readonly AnimalDecision[]; reserved: readonly Reservation[] }

type TakenQuery = {
  today: Day
  /** request whose own decision is left out */
  exclude_request?: string | undefined
  /** agreement of the decision being made, whose reservation is left out */
  exclude_quote?: string | undefined
}

/**
 * Reads earlier decisions on each of the animals, in order, and today's reservations by agreements, as one moment saw them; returns a
 * function that finds those of an animal.
 */
export async function readTakenAmounts(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { today, exclude_request, exclude_quote }: TakenQuery,
): Promise<(animal_id: string) => TakenAmounts> {
  const { decided, reserved } = await findTakenParts(db, member_id, animal_ids, today)
  return (animal_id) => ({
    decided: decided.filter((part) => part.animal_id === animal_id && part.request_id !== (exclude_request ?? '')),
    reserved: reserved.filter((one) => one.animal_id === animal_id && one.quote_id !== exclude_quote),
  })
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
