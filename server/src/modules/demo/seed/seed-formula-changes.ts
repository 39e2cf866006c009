import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { renewalDate, soldFormulas } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { demoFormula } from '../new-member/nearest-terms.ts'
import { demoId } from './demo-id.ts'
import type { DemoTime } from './demo-time.ts'
import { monthlyPrice } from './seed-prices.ts'
import { getSeedMember, seedAnimals } from './seed-rows.ts'

const seedChanges = [
  { id: 'change1', animal: 'a12', formula: 'confort', asked: ['2026-11-19', '18:40'] },
  {
    id: 'change2',
    animal: 'a22',
    formula: 'integrale',
    asked: ['2026-11-12', '21:05'],
    answered: ['2026-11-13', '09:15'],
  },
] as const

/** Seeds changes of formula: one confirmed, one pending. None if the brand sells no other formula. */
export async function insertFormulaChanges(db: Db, time: DemoTime): Promise<void> {
  const rows = seedChanges.flatMap((change) => {
    const animal = seedAnimals.find(({ id }) => id === change.animal)
    if (!animal) return []
    const wanted = demoFormula(change.formula, animal.type)
    const formula = soldFormulas.find(({ name, species }) => name === wanted && species.includes(animal.type))
    if (!formula || formula.name === animal.formula) return []
    const { effective_date } = getSeedMember(animal.member)
    const answered_at = 'answered' in change ? time.at(change.answered[0], change.answered[1]) : null
    return {
      member_id: demoId(animal.member),
      formula_change_id: demoId(change.id),
      animal_id: demoId(animal.id),
      status: answered_at ? 'confirmed' : 'pending',
      formula: formula.name,
      from_formula: animal.formula,
      asked_at: time.at(change.asked[0], change.asked[1]),
      takes_effect_on: renewalDate(time.day(effective_date), time.today),
      monthly_price_cents: formula.monthly_price_cents[animal.type] ?? 0,
      from_price_cents: monthlyPrice(animal),
      answered_at,
      confirmed_on: answered_at && toLocalDay(answered_at),
    }
  })
  for (const row of rows) await db.insertInto('formula_changes').values(row).execute()
}
