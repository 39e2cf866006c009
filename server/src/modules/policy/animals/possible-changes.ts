import { guarantees } from '@coussinet/contract/domain/cover.ts'
import { addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import type { ChangeObstacle, OfferedFormula, PossibleChange } from '@coussinet/contract/formula-changes.ts'
import { renewalDate } from '../contracts/contract-dates.ts'
import { coverEnd } from '../cover/cover-end.ts'
import { coveredFrom } from '../cover/waiting-periods.ts'
import type { AnimalRow } from './animals.store.ts'
import { formulaOn, presentPrice, termsOn } from './formula-on-day.ts'
import { formulaTerms, soldFormulas } from './formulas.ts'

const noticeMonths = 1 // the conditions, "Changer de formule"

type Contract = { is_over: boolean; effective_date: Day; last_day: Day | null }
type FormulaChangeState = { animal_id: string; status: string }

const isUnderWay = ({ status }: FormulaChangeState) => status === 'pending' || status === 'confirmed'

/** Next renewal of the contract after `today`, and the last day to request a change of formula for it. */
function nextRenewal(effective_date: Day, today: Day): { takes_effect_on: Day; ask_by: Day } {
  const takes_effect_on = renewalDate(effective_date, today)
  return { takes_effect_on, ask_by: addMonths(takes_effect_on, -noticeMonths) }
}

/** Obstacle to a change of an animal's formula from a day on, apart from the notice period; null if there is none. */
export function coverObstacle(
  animal: AnimalRow,
  { is_over, last_day }: Contract,
  day: Day,
): Extract<ChangeObstacle, 'uncovered' | 'contract_ends'> | null {
  if (is_over || (last_day !== null && last_day < day)) return 'contract_ends'
  const { cover_start } = animal
  const end = coverEnd(animal, last_day)?.cover_end ?? null
  if (cover_start === null || cover_start > day || formulaOn(animal, day) === 'default') return 'uncovered'
  return end !== null && end < day ? 'uncovered' : null
}

/**
 * Changes that can be requested on `today`, per animal, each with its obstacle if any; used to show them and to refuse
 * them.
 */
export function possibleChanges(
  contract: Contract,
  animals: readonly AnimalRow[],
  requested: readonly FormulaChangeState[],
  today: Day,
): PossibleChange[] {
  const { takes_effect_on, ask_by } = nextRenewal(contract.effective_date, today)
  return animals
    .filter((animal) => isInsured(animal, contract, today))
    .map((animal) => {
      const hasOne = requested.some((change) => change.animal_id === animal.animal_id && isUnderWay(change))
      const obstacle: ChangeObstacle | null = hasOne
        ? 'under_way'
        : (coverObstacle(animal, contract, takes_effect_on) ?? (today > ask_by ? 'late' : null))
      const current = formulaOn(animal, today)
      return {
        animal_id: animal.animal_id,
        takes_effect_on,
        ask_by,
        obstacle,
        current: offerOf(animal, current, takes_effect_on, today),
        formulas: soldFormulas
          .filter(({ name, species }) => name !== current && species.includes(animal.type))
          .map(({ name }) => offerOf(animal, name, takes_effect_on, today)),
      }
    })
}

function isInsured(animal: AnimalRow, { is_over, last_day }: Contract, today: Day): boolean {
  const end = coverEnd(animal, last_day)?.cover_end ?? null
  return !is_over && animal.cover_start !== null && animal.formula !== 'default' && (end === null || end >= today)
}

/** List price of a formula for an animal, fee included; the animal's own price for its present formula. */
const getTariff = (animal: AnimalRow, formula: string, today: Day): number =>
  formula === formulaOn(animal, today)
    ? presentPrice(animal, today)
    : (formulaTerms(formula).monthly_price_cents[animal.type] ?? 0)

function offerOf(animal: AnimalRow, name: string, from: Day, today: Day): OfferedFormula {
  const current = formulaTerms(formulaOn(animal, today))
  const prices = { monthly_price_cents: 0, from_price_cents: 0, confirmed_on: today }
  const step = { takes_effect_on: from, formula: name, from_formula: current.name, is_applied: false, ...prices }
  const steps = animal.formula_steps.filter(({ is_applied }) => is_applied)
  const terms = name === current.name ? current : termsOn({ ...animal, formula_steps: [...steps, step] }, from)
  const { reimbursement_rate, annual_ceiling_cents, deductible_cents, deductible_mode, vaccine_package_cents } = terms
  return {
    formula: name,
    monthly_price_cents: getTariff(animal, name, today),
    reimbursement_rate,
    annual_ceiling_cents,
    deductible_cents,
    deductible_mode,
    vaccine_package_cents,
    added: guarantees
      .filter((one) => terms.covers.includes(one) && !current.covers.includes(one))
      .map((guarantee) => ({
        guarantee,
        covered_from: coveredFrom(terms, guarantee, animal.cover_start ?? from) ?? from,
      })),
    lost: current.covers.filter((one) => !terms.covers.includes(one)),
  }
}
