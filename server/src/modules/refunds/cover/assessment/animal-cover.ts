import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import {
  earlierEnd,
  findContract,
  findInsuredAnimals,
  findSuspensions,
  type InsuredAnimalRow,
  termsOn,
} from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { Reservation } from '../cover.store.ts'
import { readDecidedParts } from '../decided-parts.ts'
import { readReservations, reservedFor } from '../reservations.ts'
import type { Agreement, AgreedTerms } from '../rules/agreed-refund.ts'
import { type AnimalDecision, type Counters, countersFor, findDeductibleEvent } from '../rules/counters.ts'
import { type BilledLine, computeRefund, type RefundCase } from '../rules/refund-amount.ts'

/** The contract's law and days with cover; throws `conflict` before the contract, when nothing can be filed or refunded. */
export async function findContractCover(db: Db, member_id: string) {
  const contract = await findContract(db, member_id)
  if (!contract) throw problem('conflict')
  const suspensions = await findSuspensions(db, member_id)
  return {
    country: contract.country,
    end_date: contract.end_date,
    suspensions: suspensions.map(({ from_day: from, to_day: to }) => ({ from, to })),
  }
}
type ContractCover = Awaited<ReturnType<typeof findContractCover>>

/** All that the rules ask about one insured animal; what agreements with its member reserve is out of reach of all other care. */
export type AnimalCover = {
  animal: InsuredAnimalRow
  contract: ContractCover
  decided: readonly AnimalDecision[]
  reserved: readonly Reservation[]
  /** agreement that its care is decided under */
  agreement?: AgreedTerms
}

/** Care as the rules ask about it; `event` is the key given by the insurer, or null. */
export type Treatment = { care_date: Day; cause: Cause; first_symptoms_on: Day | null; event: string | null }

type CoverQuery = {
  today: Day
  /** request whose parts do not count */
  but?: string
  /** agreement that the care is decided under: its own reservation does not count */
  agreement?: Agreement | null
}

/** The cover of the member's animals among `animal_ids`, by id: those of others are absent. `forUpdate` keeps the counters still. */
export async function findCovers(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { today, agreement, forUpdate = false, ...without }: CoverQuery & RowLock,
): Promise<Map<string, AnimalCover>> {
  const animals = await findInsuredAnimals(db, member_id, animal_ids, { forUpdate })
  if (animals.length === 0) return new Map()
  const contract = await findContractCover(db, member_id)
  const decided = await readDecidedParts(
    db,
    member_id,
    animals.map(({ animal_id }) => animal_id),
    without,
  )
  const reserved = await readReservations(db, member_id, animal_ids, { today, but: agreement?.quote_id })
  return new Map(
    animals.map((animal) => [
      animal.animal_id,
      {
        animal,
        // An animal is covered no longer than its contract, and may be covered less long.
        contract: { ...contract, end_date: earlierEnd(animal.cover_end, contract.end_date) },
        decided: decided.get(animal.animal_id) ?? [],
        reserved: reserved.get(animal.animal_id) ?? [],
        ...(agreement?.animal_id === animal.animal_id ? { agreement: agreement.terms } : {}),
      },
    ]),
  )
}

const untouched: Counters = { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }

export function computeCounters(
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
  animal.cover_start === null ? null : findDeductibleEvent(termsOn(animal, care.care_date), care, decided)

/** Amounts that are out of reach of an animal's care: used up by decisions, or reserved by agreements. */
export function computeUsedCounters(
  cover: AnimalCover,
  care: Pick<Treatment, 'care_date' | 'cause' | 'event'>,
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
  treatment: Treatment,
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

/** Refund of one animal's care: the one way to the rules, for estimates and decisions alike (EST-04). */
export const computeAnimalRefund = <Line extends BilledLine>(
  cover: AnimalCover,
  treatment: Treatment,
  lines: readonly Line[],
) => computeRefund(toRefundCase(cover, treatment, lines))
