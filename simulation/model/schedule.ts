import {
  addDays,
  addMonths,
  type Day,
  daysInMonth,
  type Month,
  monthOf,
  writeDay,
  yearOf,
} from './calendar/civil-days.ts'
import { toBankDay } from './calendar/holidays.ts'
import {
  type AnimalState,
  findGaps,
  findLastDay,
  foreseeCoverEnd,
  hasEnded,
  isBetweenContracts,
  type MemberState,
  reachesMonth,
} from './state/member-state.ts'

const numberOf = (month: Month) => Number(month.slice(5))
const dayIn = (month: Month, day: number): Day => writeDay(yearOf(`${month}-01`), numberOf(month), day)

/** Day of a month's debit: the due day, or the next bank day (rules, 4.2). */
const debitDay = ({ member }: MemberState, month: Month): Day => toBankDay(dayIn(month, member.due_day))

/** Days from one on without a gap between two contracts, until another begins. */
type CoverStretch = { from: Day; next: Day | null }

/** Stretches of an animal's cover: each contribution after a gap begins with its contract, as the first one does with the cover. */
function findStretches(state: MemberState, { cover_start }: AnimalState): CoverStretch[] {
  const resumed = findGaps(state).flatMap(({ to }) => (to >= cover_start ? addDays(to, 1) : []))
  const days = [cover_start, ...resumed]
  return days.map((from, place) => ({ from, next: days[place + 1] ?? null }))
}

/** Cents of the covered days of a month in a stretch, half up (rules, 2.2); undefined where the tariff gives the price. */
function priceOfMonth(
  state: MemberState,
  animal: AnimalState,
  { from, next }: CoverStretch,
  month: Month,
): number | undefined {
  const days = daysInMonth(month)
  const last = foreseeCoverEnd(state, animal)
  let weighed = 0
  for (let number = 1; number <= days; number += 1) {
    const day = dayIn(month, number)
    if (day < from || (next !== null && day >= next) || (last !== null && day > last)) continue
    if (isBetweenContracts(state, day)) continue
    const price = animal.prices.findLast((one) => one.from === null || one.from <= day)
    if (price?.cents === undefined || price.cents === null) return undefined
    weighed += price.cents
  }
  return Math.floor(weighed / days + 0.5)
}

/** Cents of a month's debit, with the rest of the month before of a cover that began after that month's debit. */
export function findContribution(state: MemberState, month: Month): number | undefined {
  const before = addMonths(month, -1)
  const parts = state.animals.flatMap((animal) =>
    findStretches(state, animal).flatMap((stretch) => {
      const { from } = stretch
      return [
        ...(from <= debitDay(state, month) ? [priceOfMonth(state, animal, stretch, month)] : []),
        ...(monthOf(from) === before && from > debitDay(state, before)
          ? [priceOfMonth(state, animal, stretch, before)]
          : []),
      ]
    }),
  )
  return parts.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)
}

/**
 * Debits of a year as the member's schedule shows them: those that the insurer announced, then those that follow from the prices. Undefined
 * for a contract that has ended: what is left to debit is the insurer's affair.
 */
export function expectSchedule(state: MemberState, today: Day) {
  const { receipts } = state
  const last_day = findLastDay(state)
  if (hasEnded(state, today) || (last_day !== null && last_day < today)) return undefined
  const year = today.slice(0, 4)
  const known = receipts
    .filter(({ month }) => month.startsWith(year))
    .filter(({ month, status }) => status !== 'upcoming' || reachesMonth(state, month))
    .map(({ month, due_date, amount_cents }) => ({ month, due_date, amount_cents }))
  const last =
    receipts
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? ''
  const coming = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`)
    .filter((month) => month > last && reachesMonth(state, month))
    .map((month) => ({ month, due_date: debitDay(state, month), amount_cents: findContribution(state, month) }))
    .filter(({ due_date, amount_cents }) => due_date >= today && amount_cents !== 0)
  return [...known.toSorted((one, other) => (one.month < other.month ? -1 : 1)), ...coming]
}
