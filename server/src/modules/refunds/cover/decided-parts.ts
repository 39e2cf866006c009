import type { Db } from '#platform/db/db.ts'
import { findDecidedParts } from './assessment/cover.store.ts'
import type { AnimalDecision } from './rules/counters.ts'

/** Earlier decisions on each of these animals of the member, in the order of the decisions, but for those of one request: `countersFor` sums them up. */
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
