import type { Day } from '@coussinet/contract/domain/days.ts'
import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { earlierEnd, type Insured, insuredAnimals, termsOn } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { decidedPartsOf } from '../decided-parts.ts'
import { type Counters, countersFor, type AnimalDecision, eventOf } from '../rules/counters.ts'
import { type BilledLine, computeRefund } from '../rules/refund-amount.ts'
import { type ContractCover, contractCoverOf } from './contract-cover.ts'

/** All that the rules ask about one insured animal. */
export type AnimalCover = { animal: Insured; contract: ContractCover; decided: readonly AnimalDecision[] }

type Treatment = { care_date: Day; cause: Cause; first_symptoms_on: Day | null; event: string | null }

/** The cover of the member's animals among `animal_ids`, by id: those of others are absent. `hold` keeps the counters still; the parts of the request `but` do not count. */
export async function coverOf(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  hold: 'hold' | 'look',
  without: { but?: string } = {},
): Promise<Map<string, AnimalCover>> {
  const animals = await insuredAnimals(db, member_id, animal_ids, hold)
  if (animals.length === 0) return new Map()
  const contract = await contractCoverOf(db, member_id)
  const decided = await decidedPartsOf(
    db,
    member_id,
    animals.map(({ animal_id }) => animal_id),
    without,
  )
  return new Map(
    animals.map((animal) => [
      animal.animal_id,
      {
        animal,
        // An animal is covered no longer than its contract, and may be covered less long.
        contract: { ...contract, end_date: earlierEnd(animal.cover_end, contract.end_date) },
        decided: decided.get(animal.animal_id) ?? [],
      },
    ]),
  )
}

const untouched: Counters = { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }

export function countersOf(
  { animal, decided }: AnimalCover,
  care: Pick<Treatment, 'care_date' | 'cause' | 'event'>,
): Counters {
  return animal.cover_start === null
    ? untouched
    : countersFor(termsOn(animal, care.care_date), animal.cover_start, care, decided)
}

/** Event by which the deductible of an animal's care counts today; null where it counts for none. */
export const eventOfCare = (
  { animal, decided }: AnimalCover,
  care: Pick<Treatment, 'care_date' | 'cause' | 'event'>,
): DeductibleEvent | null =>
  animal.cover_start === null ? null : eventOf(termsOn(animal, care.care_date), care, decided)

/** Refund of one animal's care by the formula of its day: the one way to the rules, for estimates and decisions alike (EST-04, PRE-03). */
export function refundOf<Line extends BilledLine>(cover: AnimalCover, treatment: Treatment, lines: readonly Line[]) {
  const { animal, contract } = cover
  return computeRefund({
    formula: termsOn(animal, treatment.care_date),
    cover_start: animal.cover_start,
    contract,
    care_date: treatment.care_date,
    cause: treatment.cause,
    first_symptoms_on: treatment.first_symptoms_on,
    counters: countersOf(cover, treatment),
    lines,
  })
}
