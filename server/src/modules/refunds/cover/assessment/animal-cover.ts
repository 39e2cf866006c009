import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import {
  type ContractDays,
  earlierEnd,
  findCoveredDays,
  findInsuredAnimals,
  type InsuredAnimalRow,
  termsOn,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Reservation } from '../cover.store.ts'
import { readTakenAmounts } from '../decided-parts.ts'
import { reservedFor } from '../limits.ts'
import type { Agreement, AgreedTerms } from '../rules/agreed-refund.ts'
import { type AnimalDecision, type Counters, countersFor, findDeductibleEvent } from '../rules/counters.ts'
import { type BilledLine, computeRefund, type RefundCase } from '../rules/refund-amount.ts'

/**
 * Country's law and days with cover of the contract; throws `conflict` before the contract begins, when nothing can be filed or refunded.
 */
export async function findContractCover(db: Db, member_id: string) {
  const contract = await findCoveredDays(db, member_id)
  if (!contract) throw problem('conflict')
  return contract
}
type ContractCover = ContractDays & { country: Country }

/** Facts that the rules need about an insured animal. What its agreements reserve is unavailable to all other care. */
export type AnimalCover = {
  animal: InsuredAnimalRow
  contract: ContractCover
  decided: readonly AnimalDecision[]
  reserved: readonly Reservation[]
  /** agreement under which its care is decided */
  agreement?: AgreedTerms
}

/** Care as the rules see it; `event` is the insurer's key, or null. */
export type CareTreatment = { care_date: Day; cause: Cause; first_symptoms_on: Day | null; event: string | null }

type CoverQuery = {
  today: Day
  /** request whose own parts are left out */
  but?: string
  /** agreement under which the care is decided: its own reservation is available */
  agreement?: Agreement | null
}

/** Finds the cover of the member's animals among `animal_ids`, by id; animals of others are absent. `forUpdate` locks the counters. */
export async function findCovers(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { today, but: exclude_request, agreement, forUpdate = false }: CoverQuery & RowLock,
): Promise<Map<string, AnimalCover>> {
  const animals = await findInsuredAnimals(db, member_id, animal_ids, { forUpdate })
  if (animals.length === 0) return new Map()
  const contract = await findContractCover(db, member_id)
  const own = animals.map(({ animal_id }) => animal_id)
  const takenOf = await readTakenAmounts(db, member_id, own, {
    today,
    exclude_request,
    exclude_quote: agreement?.quote_id,
  })
  return new Map(
    animals.map((animal) => [
      animal.animal_id,
      {
        animal,
        // An animal is covered no longer than its contract, and may be covered less long.
        contract: { ...contract, end_date: earlierEnd(animal.cover_end, contract.end_date) },
        ...takenOf(animal.animal_id),
        ...(agreement?.animal_id === animal.animal_id ? { agreement: agreement.terms } : {}),
      },
    ]),
  )
}

const untouched: Counters = { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }

export function computeCounters(
  { animal, decided }: AnimalCover,
  care: Pick<CareTreatment, 'care_date' | 'cause' | 'event'>,
): Counters {
  return animal.cover_start === null
    ? untouched
    : countersFor(termsOn(animal, care.care_date), animal.cover_start, care, decided)
}

/** Event for which the deductible of an animal's care is taken today; null if none is taken per event. */
export const eventOfCare = (
  { animal, decided }: AnimalCover,
  care: Pick<CareTreatment, 'care_date' | 'cause' | 'event'>,
): DeductibleEvent | null =>
  animal.cover_start === null ? null : findDeductibleEvent(termsOn(animal, care.care_date), care, decided)

/** Amounts unavailable to an animal's care: used by decisions, or reserved by agreements. */
export function computeUsedCounters(
  cover: AnimalCover,
  care: Pick<CareTreatment, 'care_date' | 'cause' | 'event'>,
): Counters {
  const used = computeCounters(cover, care)
  const { reserved_cents, reserved_package_cents } = reservedFor(
    cover.reserved,
    cover.animal.cover_start,
    care.care_date,
  )
  return {
    ...used,
    ceiling_used_cents: used.ceiling_used_cents + reserved_cents,
    package_used_cents: used.package_used_cents + reserved_package_cents,
  }
}

export function toRefundCase<Line extends BilledLine>(
  cover: AnimalCover,
  treatment: CareTreatment,
  lines: readonly Line[],
): RefundCase<Line> {
  const { animal, contract } = cover
  return {
    formula: termsOn(animal, treatment.care_date),
    cover_start: animal.cover_start,
    contract,
    care_date: treatment.care_date,
    cause: treatment.cause,
    first_symptoms_on: treatment.first_symptoms_on,
    counters: computeUsedCounters(cover, treatment),
    lines,
  }
}

/** Computes the refund of one animal's care; estimates and decisions both use it (EST-04). */
export const computeAnimalRefund = <Line extends BilledLine>(
  cover: AnimalCover,
  treatment: CareTreatment,
  lines: readonly Line[],
) => computeRefund(toRefundCase(cover, treatment, lines))
