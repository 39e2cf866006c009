import { addMonths, daysInMonth, type Day, dayOfMonth, monthOf, writeDay, yearOf } from '../calendar/civil-days.ts'
import { addDays } from '../calendar/civil-days.ts'
import type { Country } from '../calendar/holidays.ts'
import { findInsuranceYear } from '../refunds/counters.ts'
import { findFormulaOn } from '../refunds/formulas.ts'
import { reckonFor } from '../state/decide.ts'
import { findAnimal, findQuote, findRequest, publish, type QuoteState, tell } from '../state/member-state.ts'
import { canCorrect, correctRequest, decided } from './request-acts.ts'
import { type Judges, nothing, refused } from './verdict.ts'

/** Last day on which the answer to a dispute may come: two months in France, 45 days in Italy, a month in Belgium. */
export function findAnswerBy(disputed_on: Day, country: Country): Day {
  if (country === 'IT') return addDays(disputed_on, 45)
  const month = addMonths(monthOf(disputed_on), country === 'FR' ? 2 : 1)
  const day = Math.min(dayOfMonth(disputed_on), daysInMonth(month))
  return writeDay(yearOf(month), Number(month.slice(5)), day)
}

export const quoteActs: Judges = {
  quote(state, act, { at, today }) {
    const { quote, animal_id, planned_on, cause, first_symptoms_on, lines } = act
    if (!findAnimal(state, animal_id)) return refused
    const begin = () => {
      const told = { quote, animal_id, planned_on, cause, first_symptoms_on, lines }
      const begun: QuoteState = {
        ...told,
        status: 'draft',
        filed_on: null,
        agreement: null,
        answered_on: null,
        request: null,
        changed_at: at,
        announced_on: null,
      }
      state.quotes.push(begun)
      return begun
    }
    return {
      is_legal: null,
      halves: [begin],
      apply() {
        Object.assign(begin(), { status: 'pending', filed_on: today })
        publish(state, 'quote.submitted', { subject: quote, on: today })
        return { status: 'pending' }
      },
    }
  },

  'withdraw-quote'(state, { quote: name }, { today }) {
    const quote = findQuote(state, name)
    if (!quote) return { is_legal: null, apply: nothing }
    return {
      is_legal:
        quote.status === 'pending' || quote.status === 'answered' ? (quote.request === null ? true : false) : null,
      apply() {
        if (quote.status === 'draft') state.quotes.splice(state.quotes.indexOf(quote), 1)
        else if (quote.status !== 'withdrawn') {
          const released_cents = quote.agreement?.ceiling_cents ?? 0
          quote.status = 'withdrawn'
          publish(state, 'quote.withdrawn', { subject: name, on: today, facts: { released_cents } })
        }
        return {}
      },
    }
  },

  'answer-quote'(state, { quote: name, outcome, valid_until }, { today }) {
    const quote = findQuote(state, name)
    const animal = quote && findAnimal(state, quote.animal_id)
    if (!quote || !animal) return { is_legal: null, apply: nothing }
    const year = findInsuranceYear(animal.cover_start, quote.planned_on)
    const is_in_time = valid_until !== null && valid_until >= quote.planned_on && valid_until <= year.last
    const is_legal = quote.status === 'pending' && (outcome === 'refused' || is_in_time)
    return {
      is_legal: is_legal && outcome === 'agreed' && valid_until !== null && valid_until < today ? null : is_legal,
      apply() {
        quote.answered_on = today
        const { planned_on: care_date, cause, first_symptoms_on } = quote
        const lines = quote.lines.map((line) => ({ ...line, reason_code: null }))
        const care = { care_date, cause, first_symptoms_on }
        const reckoning = reckonFor(state, { animal, care, event: null, today }, lines, { quote })
        if (outcome === 'refused' || reckoning.refunded_cents === 0) {
          quote.status = 'refused'
          tell(state, 'quote_refused', name)
          return { status: 'refused' }
        }
        quote.status = 'answered'
        quote.agreement = {
          lines: reckoning.lines,
          formula: findFormulaOn(animal.formulas, quote.planned_on),
          deductible_cents: reckoning.deductible_cents,
          refunded_cents: reckoning.refunded_cents,
          valid_until: valid_until ?? today,
          year_start: year.first,
          ceiling_cents: reckoning.care_refund_cents,
          package_cents: reckoning.package_refund_cents,
        }
        const { refunded_cents } = reckoning
        tell(state, 'quote_answered', name, { amount_cents: refunded_cents, date: quote.agreement.valid_until })
        return { status: 'answered', refunded_cents }
      },
    }
  },

  dispute(state, { dispute, request: name }, { today }) {
    const request = findRequest(state, name)
    if (!request) return { is_legal: null, apply: nothing }
    const earlier = state.disputes.filter((one) => one.request === name)
    const last = earlier.at(-1)
    // The whole decision, without a new document: again only after a correction.
    const is_new = last === undefined || (last.corrections_then !== null && last.corrections_then < request.corrections)
    return {
      is_legal: decided.includes(request.status) && is_new && earlier.length < 10,
      apply() {
        const answer_by = findAnswerBy(today, state.country)
        state.disputes.push({ dispute, request: name, status: 'pending', answer_by, corrections_then: null })
        tell(state, 'dispute_received', name, { expected_by: answer_by })
        publish(state, 'refund_request.disputed', { subject: name, on: today, facts: { answer_by } })
        return { status: 'pending' }
      },
    }
  },

  'answer-dispute'(state, { dispute: name, status, lines }, { today }) {
    const dispute = state.disputes.find((one) => one.dispute === name)
    const request = dispute && findRequest(state, dispute.request)
    if (!dispute || !request) return { is_legal: null, apply: nothing }
    const fits = status === 'upheld' ? lines === null : lines !== null && canCorrect(request, lines)
    return {
      is_legal: dispute.status === 'pending' && fits,
      apply() {
        dispute.status = status
        const corrected = lines === null ? {} : correctRequest(state, request, lines, today)
        dispute.corrections_then = request.corrections
        tell(state, status === 'upheld' ? 'dispute_upheld' : 'dispute_changed', request.request, corrected)
        return { status }
      },
    }
  },
}
