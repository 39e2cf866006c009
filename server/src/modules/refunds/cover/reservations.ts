import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { insuranceYear } from '#modules/policy/policy.ts'
import type { Reservation } from './cover.store.ts'

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
