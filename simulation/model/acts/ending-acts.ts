import {
  addDays,
  addMonths,
  anniversary,
  type Day,
  dayOfMonth,
  daysInMonth,
  monthOf,
  writeDay,
  yearOf,
} from '../calendar/civil-days.ts'
import { findEndings, hasEnded, type MemberState, publish, tell } from '../state/member-state.ts'
import type { Judges } from './verdict.ts'

/** Days after the first one in which a contract can be undone (rules, 1.1). */
const withdrawalDays = 14
/** Days that an Italian anniversary must lie ahead (decision 18). */
const italianNotice = 30

const isAsked = (state: MemberState, wanted: string) => findEndings(state).some(({ ending }) => ending === wanted)
const isPossible = (state: MemberState, today: Day) => !hasEnded(state, today) && !isAsked(state, 'withdrawal')

/** Last day to withdraw, and last day of a contract that is undone today; null where none can be. */
export function findWithdrawal(state: MemberState, today: Day): { until: Day; ends_on: Day } | null {
  const { effective_date } = state.contract
  const until = addDays(effective_date, withdrawalDays)
  if (today > until || !isPossible(state, today)) return null
  return { until, ends_on: effective_date > today ? addDays(effective_date, -1) : today }
}

/** Same day of a later month, or the last one of a shorter month. */
function addWholeMonths(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  return writeDay(yearOf(month), Number(month.slice(5)), Math.min(dayOfMonth(day), daysInMonth(month)))
}

/** First anniversary of a contract on that day or later, its first one at the earliest. */
function findAnniversary(effective_date: Day, from: Day): Day {
  for (let years = 1; ; years += 1) {
    const day = anniversary(effective_date, years)
    if (day >= from) return day
  }
}

/** Day after the last one of a contract whose end is asked for today, by its country's law (decision 18). */
function findEarliestEnd({ country, contract: { effective_date } }: MemberState, today: Day): Day {
  if (country === 'IT') return findAnniversary(effective_date, addDays(today, italianNotice))
  const notice = addWholeMonths(today, country === 'FR' ? 1 : 2)
  const first = anniversary(effective_date, 1)
  return notice > first ? notice : first
}

/** Last day of a contract whose end is asked for today; null where none can be asked for. */
export function findTermination(state: MemberState, today: Day): Day | null {
  if (!isPossible(state, today) || isAsked(state, 'termination')) return null
  const { end_date } = state.contract
  const ends_on = addDays(findEarliestEnd(state, today), -1)
  return end_date !== null && end_date <= ends_on ? null : ends_on
}

/** Ends of a contract that members ask for: the contract stays as it is until the insurer ends it (decision 18). */
export const endingActs: Judges = {
  'ask-end'(state, { ending }, { at, today }) {
    const ends_on =
      ending === 'withdrawal' ? (findWithdrawal(state, today)?.ends_on ?? null) : findTermination(state, today)
    return {
      is_legal: ends_on !== null,
      apply() {
        if (ends_on === null) return {}
        state.endings.push({ ending, ends_on, asked_at: at })
        tell(state, `${ending}_requested`, null, { date: ends_on })
        publish(state, `contract.${ending}_requested`, { subject: null, on: today, facts: { ends_on } })
        return { ends_on }
      },
    }
  },
}
