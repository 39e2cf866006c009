import type { Limits } from '@coussinet/contract/animals.ts'
import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import { type Day, daysBetween } from '@coussinet/contract/domain/days.ts'
import { compareStrings } from '@coussinet/contract/domain/strings.ts'
import {
  identificationDeadline,
  insuranceYear,
  remaining,
  type TermsOnDay,
  usedPercent,
  waitingPeriods,
} from '#modules/policy/policy.ts'
import type { Reservation } from './cover.store.ts'
import { type AnimalDecision, countersFor, standingEvent } from './rules/counters.ts'

/** Sums what is reserved of the insurance year of a day of care. */
export function reservedFor(reservations: readonly Reservation[], cover_start: Day | null, care_date: Day) {
  if (cover_start === null) return { reserved_cents: 0, reserved_package_cents: 0 }
  const { year_start } = insuranceYear(cover_start, care_date)
  const ofYear = reservations.filter(({ insurance_year }) => insurance_year === year_start)
  return {
    reserved_cents: sumBy(ofYear, (one) => one.reserved_cents),
    reserved_package_cents: sumBy(ofYear, (one) => one.reserved_package_cents),
  }
}

type CoverFacts = {
  formula: TermsOnDay
  icad: string | null
  cover_start: Day | null
  /** last day with cover, from `coverEnd` */
  cover_end: Day | null
  effective_date: Day | null
  decided: readonly AnimalDecision[]
  reserved: readonly Reservation[]
}

/** An animal's limits on `today` (domain rules §2.7); null if nothing limits its refunds. */
export function computeLimits(
  { formula, icad, cover_start, cover_end, effective_date, decided, reserved }: CoverFacts,
  today: Day,
): Limits | null {
  if (
    formula.name === 'default' ||
    cover_start === null ||
    cover_start > today ||
    effective_date === null ||
    effective_date > today ||
    (cover_end !== null && cover_end < today)
  )
    return null
  const { year_start, year_end } = insuranceYear(cover_start, today)
  // Cause and event matter only for a deductible per event, which is added below.
  const used = countersFor(formula, cover_start, { care_date: today, cause: 'illness', event: null }, decided)
  const reservation = reservedFor(reserved, cover_start, today)
  const open = openEvents(formula, today, decided)
  const events = open.map(({ cause, event }) => ({ cause, ...event }))
  const last = open[0]?.event
  return {
    waiting_periods: waitingPeriods(formula, cover_start, today),
    ceiling: {
      year_start,
      year_end,
      ...amounts(formula.annual_ceiling_cents, used.ceiling_used_cents, reservation.reserved_cents),
      used_percent: usedPercent(used.ceiling_used_cents, formula.annual_ceiling_cents),
    },
    deductible: {
      mode: formula.deductible_mode,
      amount_cents: formula.deductible_cents,
      used_cents: formula.deductible_mode === 'per_year' ? used.deductible_applied_cents : null,
      event: last ?? null,
      events,
    },
    vaccine_package: amounts(
      formula.vaccine_package_cents,
      used.package_used_cents,
      reservation.reserved_package_cents,
    ),
    identification: icad === null ? identificationDeadline(cover_start, today) : null,
  }
}

/** Open events that care of `today` would belong to, one per cause, latest first (EVT-01). */
function openEvents(
  formula: TermsOnDay,
  today: Day,
  decided: readonly AnimalDecision[],
): { cause: 'accident' | 'illness'; event: NonNullable<Limits['deductible']['event']> }[] {
  if (formula.deductible_mode !== 'per_event') return []
  return (['accident', 'illness'] as const)
    .flatMap((cause) => {
      const event = standingEvent({ care_date: today, cause, event: null }, decided)
      return event ? [{ cause, event: { ...event, days_left: daysBetween(today, event.last_day) } }] : []
    })
    .toSorted((one, other) => compareStrings(other.event.first_day, one.event.first_day))
}

const amounts = (amount_cents: number, used_cents: number, reserved_cents: number) => ({
  amount_cents,
  used_cents,
  reserved_cents,
  remaining_cents: remaining(amount_cents, used_cents + reserved_cents),
})
