import { formulaTerms, insuranceYear } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { seedAnimals } from './seed-rows.ts'

/** Illness of Mirza that began with a visit which the insurer's former system decided; what is filed of it since bears its name. */
const event = { animal: 'a12', first_care_date: '2026-10-30', cause: 'illness', name: 'e14' } as const

/**
 * Writes an open event whose deductible is borne, as an insurer brings it (EVT-01); none where the brand's formula takes it by the year.
 */
export async function insertOpenings(db: Db, time: DemoTime): Promise<void> {
  const animal = seedAnimals.find(({ id }) => id === event.animal)
  if (!animal || animal.cover_start === null) return
  const { deductible_mode, deductible_cents } = formulaTerms(animal.formula)
  if (deductible_mode !== 'per_event' || deductible_cents === 0) return
  const first_day = time.day(event.first_care_date)
  await db
    .insertInto('opening_balances')
    .values({
      member_id: demoId(animal.member),
      animal_id: demoId(animal.id),
      insurance_year_start: insuranceYear(time.day(animal.cover_start), first_day).year_start,
      ceiling_used_cents: 0,
      deductible_used_cents: 0,
      package_used_cents: 0,
      event_first_care_date: first_day,
      event_cause: event.cause,
      event_name: event.name,
      event_deductible_cents: deductible_cents,
      brought_at: time.at('2026-11-02', '06:30'),
    })
    .execute()
}
