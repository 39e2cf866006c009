import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import type { DeductibleEvent } from '@coussinet/contract/refund-arithmetic.ts'
import { insuranceYear } from '#modules/policy/policy.ts'

/** Event that care belongs to; `event` is the key given by the insurer, or null. */
type EventCare = { care_date: Day; cause: Cause; event: string | null }

/** A decided part of a request, paid or not, even if nothing was refunded. */
export type AnimalDecision = EventCare & {
  /** null for amounts used before the portal */
  request_id?: string | null
  covered_base_cents: number
  deductible_cents: number
  vaccine_package_cents: number
  /** care and vaccine package together */
  refunded_cents: number
}

/** Amounts that earlier decisions have used up, in cents. */
export type Counters = { ceiling_used_cents: number; package_used_cents: number; deductible_applied_cents: number }

/**
 * Computes the counters for `care`: ceiling and package of its insurance year, and the deductible of that year or of
 * its event, by the formula; zero without cover. `decided` has the animal's parts in the order of the decisions.
 */
export function countersFor(
  formula: FormulaTerms,
  cover_start: Day | null,
  care: EventCare,
  decided: readonly AnimalDecision[],
): Counters {
  if (cover_start === null) return { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 }
  const { year_start, year_end } = insuranceYear(cover_start, care.care_date)
  const ofYear = decided.filter(({ care_date }) => year_start <= care_date && care_date <= year_end)
  return {
    ceiling_used_cents: sumBy(ofYear, (part) => part.refunded_cents - part.vaccine_package_cents),
    package_used_cents: sumBy(ofYear, (part) => part.vaccine_package_cents),
    deductible_applied_cents:
      formula.deductible_mode === 'per_year'
        ? sumBy(ofYear, (part) => part.deductible_cents)
        : (standingEvent(care, decided)?.used_cents ?? 0),
  }
}

const windowDays = 45 // domain rules §2.1

type EventGroup<Part> = { key: string | null; cause: Cause; first_care_date: Day; parts: Part[] }

function find<Part>(
  groups: readonly EventGroup<Part>[],
  { care_date, cause, event }: EventCare,
): EventGroup<Part> | undefined {
  if (event !== null) return groups.find(({ key }) => key === event)
  return groups
    .filter((group) => group.cause === cause)
    .filter(({ first_care_date: first }) => first <= care_date && care_date <= addDays(first, windowDays))
    .toSorted((a, b) => compareStrings(a.first_care_date, b.first_care_date))[0]
}

/**
 * Finds one animal's decided parts of the same event as `care`: those with its key, else those with its cause whose
 * earliest care is at most 45 days before. `decided` is in the order of the decisions; parts without covered care form
 * no event.
 */
export function sameEvent<Part extends EventCare & { covered_base_cents: number }>(
  care: EventCare,
  decided: readonly Part[],
): Part[] {
  if (care.cause === 'prevention') return []
  const groups: EventGroup<Part>[] = []
  for (const part of decided) {
    if (part.covered_base_cents === 0 || part.cause === 'prevention') continue
    const group = find(groups, part)
    if (group) {
      group.parts.push(part)
      if (part.care_date < group.first_care_date) group.first_care_date = part.care_date
    } else {
      groups.push({ key: part.event, cause: part.cause, first_care_date: part.care_date, parts: [part] })
    }
  }
  return find(groups, care)?.parts ?? []
}

/** The open event that `care` belongs to, with the deductible already taken; null if `care` would begin one. */
export function standingEvent(care: EventCare, decided: readonly AnimalDecision[]): DeductibleEvent | null {
  const parts = sameEvent(care, decided)
  const [first] = parts.map(({ care_date }) => care_date).toSorted()
  if (first === undefined) return null
  return { ...eventFrom(first), used_cents: sumBy(parts, (part) => part.deductible_cents) }
}

/** The event whose deductible applies to `care`, open or begun by it; null if the formula has none. */
export function findDeductibleEvent(
  formula: FormulaTerms,
  care: EventCare,
  decided: readonly AnimalDecision[],
): DeductibleEvent | null {
  if (formula.deductible_mode !== 'per_event' || formula.deductible_cents === 0 || care.cause === 'prevention')
    return null
  return standingEvent(care, decided) ?? { ...eventFrom(care.care_date), used_cents: 0 }
}

const eventFrom = (first_day: Day) => ({ first_day, last_day: addDays(first_day, windowDays) })
