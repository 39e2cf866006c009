import type { Animal } from '@coussinet/contract/animals.ts'
import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { type AnimalRow, coverEnd, findAnimals, presentPrice, termsOn, formatVaccines } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { readTakenAmounts, type TakenAmounts } from './decided-parts.ts'
import { computeLimits } from './limits.ts'

type AnimalsReader = { id: string; locale: string }

/** Finds the member's animals with today's limits: two statements for any number of animals. */
export async function findAnimalsWithLimits(db: Db, member: AnimalsReader, now: Date): Promise<Animal[]> {
  return withLimits(db, member, await findAnimals(db, member.id), now)
}

/** One of the member's animals; throws `not_found` for another member's. */
export async function getAnimalWithLimits(
  db: Db,
  member: AnimalsReader,
  animal_id: string,
  now: Date,
): Promise<Animal> {
  const [animal] = await withLimits(db, member, await findAnimals(db, member.id, { animal_id }), now)
  if (!animal) throw problem('not_found')
  return animal
}

async function withLimits(db: Db, { id, locale }: AnimalsReader, rows: AnimalRow[], now: Date): Promise<Animal[]> {
  const animal_ids = rows.map(({ animal_id }) => animal_id)
  const takenOf = await readTakenAmounts(db, id, animal_ids, { today: today(now) })
  const language = toLanguage(locale)
  return rows.map((row) => toAnimal(row, takenOf(row.animal_id), language, now))
}

/** Confirmed future change of formula, unless the cover ends before it. */
function nextFormula(
  { formula_steps }: AnimalRow,
  { day, cover_end }: { day: Day; cover_end: Day | null },
): Animal['next_formula'] {
  const step = formula_steps.find(({ takes_effect_on }) => takes_effect_on > day)
  if (!step || (cover_end !== null && cover_end < step.takes_effect_on)) return null
  return { name: step.formula, from: step.takes_effect_on, monthly_price_cents: step.monthly_price_cents }
}

function toAnimal(row: AnimalRow, taken: TakenAmounts, language: Language, now: Date): Animal {
  const { animal_id, effective_date, contract_end, formula_steps: _steps, monthly_price_cents: _price, ...facts } = row
  const formula = termsOn(row, today(now))
  const { cover_end, end_reason } = coverEnd(row, contract_end) ?? { cover_end: null, end_reason: null }
  // Without a formula an animal costs nothing, whatever its former price.
  const price_cents = formula.name === 'default' ? 0 : presentPrice(row, today(now))
  return {
    id: animal_id,
    ...facts,
    cover_end,
    end_reason,
    formula: {
      name: formula.name,
      monthly_price_cents: price_cents,
      management_fee_cents: formula.management_fee_cents,
      contribution_cents: Math.max(0, price_cents - formula.management_fee_cents),
      annual_ceiling_cents: formula.annual_ceiling_cents,
      reimbursement_rate: formula.reimbursement_rate,
      deductible_cents: formula.deductible_cents,
      deductible_mode: formula.deductible_mode,
      vaccine_package_cents: formula.vaccine_package_cents,
      vaccines: formatVaccines(facts.type, language),
    },
    next_formula: nextFormula(row, { day: today(now), cover_end }),
    limits: computeLimits({ ...facts, ...taken, formula, cover_end, effective_date }, today(now)),
  }
}
