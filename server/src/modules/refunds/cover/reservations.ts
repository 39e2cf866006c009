import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { insuranceYear } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findReservations, type Reservation } from './cover.store.ts'

/**
 * Today's reservations by agreements from each animal's limits, except those of the agreement of the decision being
 * made.
 */
export async function readReservations(
  db: Db,
  member_id: string,
  animal_ids: readonly string[],
  { today, but }: { today: Day; but?: string | undefined },
): Promise<ReadonlyMap<string, Reservation[]>> {
  const found = await findReservations(db, member_id, animal_ids, today)
  const others = found.filter(({ quote_id }) => quote_id !== but)
  return Map.groupBy(others, ({ animal_id }) => animal_id)
}

export function reservedFor(reservations: readonly Reservation[], cover_start: Day | null, care_date: Day) {
  if (cover_start === null) return { reserved_cents: 0, reserved_package_cents: 0 }
  const { year_start } = insuranceYear(cover_start, care_date)
  const ofYear = reservations.filter(({ insurance_year }) => insurance_year === year_start)
  return {
    reserved_cents: sumBy(ofYear, (one) => one.reserved_cents),
    reserved_package_cents: sumBy(ofYear, (one) => one.reserved_package_cents),
  }
}
