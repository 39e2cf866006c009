import {
  addMonths,
  anniversary,
  type Day,
  dayOfMonth,
  daysInMonth,
  monthOf,
  writeDay,
  yearOf,
} from '../calendar/civil-days.ts'
import { findCodeOn } from '../refunds/formulas.ts'
import {
  type ChangeState,
  findAnimal,
  foreseeCoverEnd,
  type MemberState,
  publish,
  tell,
} from '../state/member-state.ts'
import { type Judges, nothing, refused } from './verdict.ts'

/** Next anniversary of the contract, when a change would begin. */
export function findRenewal(effective_date: Day, today: Day): Day {
  for (let years = 1; ; years += 1) {
    const renewal = anniversary(effective_date, years)
    if (renewal > today) return renewal
  }
}

/** Last day for requesting a change at that renewal: a month before it. */
export function findLastDayToAsk(renewal: Day): Day {
  const month = addMonths(monthOf(renewal), -1)
  return writeDay(yearOf(month), Number(month.slice(5)), Math.min(dayOfMonth(renewal), daysInMonth(month)))
}

const find = ({ changes }: MemberState, name: string) => changes.find(({ change }) => change === name)
const isBefore = (day: Day, end: Day | null) => end === null || day <= end
const isUnderWay = ({ status }: ChangeState) => status === 'pending' || status === 'confirmed'

/** Changes of formula (PRE-03). */
export const formulaActs: Judges = {
  'ask-formula'(state, { change, animal_id, formula }, { today }) {
    const animal = findAnimal(state, animal_id)
    if (!animal) return refused
    const takes_effect_on = findRenewal(state.contract.effective_date, today)
    const is_covered =
      animal.cover_start <= takes_effect_on && isBefore(takes_effect_on, foreseeCoverEnd(state, animal))
    const is_free = !state.changes.some((one) => one.animal_id === animal_id && isUnderWay(one))
    const is_in_time = today <= findLastDayToAsk(takes_effect_on)
    const is_other = findCodeOn(animal.formulas, today) !== formula
    return {
      is_legal: is_covered && is_free && is_in_time && is_other && state.contract.effective_date <= today,
      apply() {
        state.changes.push({
          change,
          animal_id,
          status: 'pending',
          formula,
          from_formula: null,
          takes_effect_on,
          monthly_price_cents: null,
        })
        const facts = { formula, from_formula: findCodeOn(animal.formulas, today), takes_effect_on }
        publish(state, 'contract.formula_change_asked', { subject: change, on: today, facts })
        return { status: 'pending' }
      },
    }
  },

  'withdraw-formula'(state, { change: name }, { today }) {
    const change = find(state, name)
    if (!change) return { is_legal: null, apply: nothing }
    return {
      is_legal: change.status === 'pending',
      apply() {
        change.status = 'withdrawn'
        publish(state, 'contract.formula_change_withdrawn', { subject: name, on: today })
        return {}
      },
    }
  },

  'answer-formula'(state, { change: name, outcome, takes_effect_on: told, monthly_price_cents }, { today }) {
    const change = find(state, name)
    const animal = change && findAnimal(state, change.animal_id)
    if (!change || !animal) return { is_legal: null, apply: nothing }
    const day = told ?? change.takes_effect_on
    const is_covered = animal.cover_start <= day && isBefore(day, foreseeCoverEnd(state, animal))
    const is_after_others = animal.formulas.every(({ from }) => from === null || from < day)
    return {
      is_legal:
        change.status === 'pending' && (outcome === 'refused' || (day >= today && is_covered && is_after_others)),
      apply() {
        change.status = outcome
        const { formula } = change
        const date = outcome === 'confirmed' ? day : undefined
        const amount_cents = outcome === 'confirmed' ? (monthly_price_cents ?? undefined) : undefined
        const said = { formula, from_formula: findCodeOn(animal.formulas, today), date, amount_cents }
        tell(state, `formula_change_${outcome}`, change.animal_id, said)
        if (outcome === 'refused') return { status: outcome }
        change.takes_effect_on = day
        change.from_formula = findCodeOn(animal.formulas, today)
        change.monthly_price_cents = monthly_price_cents
        animal.formulas.push({ from: day, code: change.formula })
        animal.prices.push({ from: day, cents: monthly_price_cents })
        return { status: outcome }
      },
    }
  },

  'put-formula'(state, { animal_id, formula, monthly_price_cents }, { today }) {
    const animal = findAnimal(state, animal_id)
    if (!animal) return refused
    return {
      is_legal: true,
      apply() {
        const present = animal.formulas.findLast(({ from }) => from === null || from <= today)
        // The formula of a confirmed change, brought before its day, waits for that day.
        const next = state.changes.find(
          (change) => change.animal_id === animal_id && change.status === 'confirmed' && change.takes_effect_on > today,
        )
        if (present) present.code = next?.formula === formula ? (next.from_formula ?? formula) : formula
        const price = animal.prices.findLast(({ from }) => from === null || from <= today)
        if (price) price.cents = monthly_price_cents
        return {}
      },
    }
  },
}
