import type { Costs } from '@coussinet/contract/animals.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { coverEnd, earlierEnd, findAnimals, insuranceYear, termsOn } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { findDecidedCare } from '../../cover/cover.ts'
import { computeCosts } from './costs.ts'

type CostsQuery = { member_id: string; animal_id: string; on: Day | undefined }

/** Computes the cost of an animal in the insurance year with `on` (default today). Throws `not_found` for another member's. */
export async function animalCosts(db: Db, { member_id, animal_id, on }: CostsQuery, now: Date): Promise<Costs> {
  // No contract reaches years this far away, and dates there cannot be computed.
  if (on !== undefined && (on < '1900' || on >= '2200')) throw fieldProblem('on', 'schema.invalid_string')
  const [animal] = await findAnimals(db, member_id, { animal_id })
  if (!animal) throw problem('not_found')
  const decided = await findDecidedCare(db, member_id, animal_id)
  // Nothing is spent after the end of cover: the last year with cover stays the current one.
  const end = coverEnd(animal, animal.contract_end)?.cover_end ?? null
  const day = earlierEnd(end, today(now)) ?? today(now)
  const { cover_start } = animal
  // In a year with a change of formula, the ceiling of the last formula applies.
  const year_end = cover_start === null ? null : insuranceYear(cover_start, on ?? day).year_end
  const formula = termsOn(animal, earlierEnd(year_end, day) ?? day)
  return computeCosts({ formula, cover_start }, decided, { on: on ?? day, today: day })
}
