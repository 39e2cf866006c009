import type { SimMember } from '../acts.ts'
import { findInsuranceYear } from '../model/refunds/counters.ts'
import { findFormula } from '../model/refunds/formulas.ts'
import type { Random } from '../random.ts'
import { addDays, momentOf } from './calendar.ts'
import type { DrawnAct } from './claims.ts'
import { drawId } from './members.ts'

/**
 * Draws what some animals had used of their insurance year before the portal: brought on the first day, and again where it was wrong,
 * before anything is decided by it.
 */
export function drawOpenings(random: Random, { nevg, animals }: SimMember, begins: string): DrawnAct[] {
  return animals.flatMap(({ id: animal_id, formula, cover_start }): DrawnAct[] => {
    const acts: DrawnAct[] = []
    const { ceiling_cents, package_cents, deductible_cents, deductible_mode } = findFormula(formula)
    const { first } = findInsuranceYear(cover_start, begins)
    if (cover_start >= begins) return acts
    while (random.chance(0.3)) {
      const used = (most: number) => random.pick([0, random.whole(0, most), most])
      const isYearly = deductible_mode === 'per_year'
      const cared = addDays(begins, -random.whole(1, 60))
      acts.push({
        kind: 'put-opening-balance',
        nevg,
        at: momentOf(begins, 0),
        animal_id,
        insurance_year_start: first,
        ceiling_used_cents: random.chance(0.2) ? ceiling_cents - random.whole(0, 9000) : used(ceiling_cents),
        deductible_used_cents: isYearly ? used(deductible_cents) : 0,
        package_used_cents: used(package_cents),
        open_event:
          isYearly || random.chance(0.4)
            ? null
            : {
                first_care_date: cared < cover_start ? cover_start : cared,
                cause: random.pick(['accident', 'illness'] as const),
                event: random.chance(0.4) ? random.pick(['patte', 'otite', 'estomac']) : null,
                deductible_used_cents: used(deductible_cents),
              },
      })
    }
    return acts
  })
}

/** Draws refunds of before the portal, brought at some time and corrected. */
export function drawPastRefunds(
  random: Random,
  { nevg, animals }: SimMember,
  begins: string,
  aDay: () => string,
): DrawnAct[] {
  const acts: DrawnAct[] = []
  while (random.chance(0.3)) {
    const { id: animal_id } = random.pick(animals)
    const refund = drawId(random)
    const care_date = addDays(begins, -random.whole(1, 300))
    const billed_cents = random.whole(2000, 90_000)
    const past = {
      animal_id,
      care_date,
      cause: random.pick(['accident', 'illness'] as const),
      care_kind: random.pick(['consultation', 'surgery', 'medication']),
      billed_cents,
      payment_date: addDays(care_date, random.whole(0, 20)),
      tracking_reference: `OLD-${refund.slice(0, 8)}`,
    }
    const put = (refunded_cents: number) =>
      acts.push({
        kind: 'put-past-refund',
        nevg,
        at: momentOf(aDay(), random.whole(0, 860)),
        refund,
        ...past,
        refunded_cents,
      })
    put(random.whole(1, billed_cents))
    if (random.chance(0.3)) put(random.whole(1, billed_cents))
  }
  return acts
}
