import { addDays } from '../calendar/civil-days.ts'
import { findInsuranceYear } from '../refunds/counters.ts'
import { findFormulaOn } from '../refunds/formulas.ts'
import { findAnimal, hasEnded } from '../state/member-state.ts'
import { type Judges, refused } from './verdict.ts'

/** Judges of what the insurer's systems send about a contract. */
export const contractActs: Judges = {
  'put-past-refund': (state, { refund, animal_id, care_date, cause, care_kind, ...past }, { today }) => ({
    // A refund that is not paid yet is none of before the portal.
    is_legal: findAnimal(state, animal_id) !== undefined && past.payment_date <= today,
    apply() {
      const { billed_cents, refunded_cents, payment_date, tracking_reference } = past
      const amounts = { billed_cents, refunded_cents, payment_date, tracking_reference }
      state.past[refund] = { animal_id, care_date, cause, care_kind, ...amounts }
      return {}
    },
  }),

  'put-opening-balance'(state, { animal_id, ...act }) {
    const animal = findAnimal(state, animal_id)
    if (!animal) return refused
    const { insurance_year_start, ceiling_used_cents, deductible_used_cents, package_used_cents, open_event } = act
    const formula = findFormulaOn(animal.formulas, insurance_year_start)
    const isYearly = formula.deductible_mode === 'per_year'
    const isYear =
      insurance_year_start >= animal.cover_start &&
      findInsuranceYear(animal.cover_start, insurance_year_start).first === insurance_year_start
    const isEvent =
      open_event === null ||
      (!isYearly &&
        open_event.deductible_used_cents <= formula.deductible_cents &&
        open_event.first_care_date >= animal.cover_start)
    return {
      is_legal:
        isYear &&
        isEvent &&
        ceiling_used_cents <= formula.ceiling_cents &&
        package_used_cents <= formula.package_cents &&
        deductible_used_cents <= (isYearly ? formula.deductible_cents : 0),
      apply() {
        const opening = {
          insurance_year_start,
          ceiling_used_cents,
          deductible_used_cents,
          package_used_cents,
          open_event,
        }
        const others = animal.openings.filter((one) => one.insurance_year_start !== insurance_year_start)
        animal.openings = [...others, opening]
        return {}
      },
    }
  },

  'put-contract'(state, { number, status, end_date, suspensions }) {
    const runs = suspensions.some(({ to_day }) => to_day === null)
    const { contract } = state
    // Another number is another contract, which needs its first day too.
    const is_present = (number ?? state.member.contract_number) === contract.number
    const is_in_order = end_date === null || contract.effective_date <= addDays(end_date, 1)
    return {
      // A status and the times without cover say the same.
      is_legal: is_present && is_in_order && (status !== 'suspended' || runs) && (status !== 'active' || !runs),
      apply() {
        state.contract = {
          ...contract,
          status,
          end_date,
          suspensions: suspensions.map(({ from_day, to_day }) => ({ from: from_day, to: to_day })),
        }
        return {}
      },
    }
  },

  'replace-contract'(state, { number, effective_date }, { at, today }) {
    const { contract } = state
    const { end_date } = contract
    const is_present = number === contract.number
    const is_in_order = end_date === null || effective_date <= addDays(end_date, 1)
    return {
      is_legal: is_present ? is_in_order : hasEnded(state, today),
      apply() {
        if (is_present) {
          contract.effective_date = effective_date
          return {}
        }
        const to = end_date ?? today
        // Its suspensions end with it (decision 123).
        const suspensions = contract.suspensions
          .filter(({ from }) => from <= to)
          .map(({ from, to: last }) => ({ from, to: last === null || last > to ? to : last }))
        state.former.push({ from: contract.effective_date, to, suspensions })
        state.contract = { number, effective_date, sent_at: at, status: 'active', end_date: null, suspensions: [] }
        return {}
      },
    }
  },
}
