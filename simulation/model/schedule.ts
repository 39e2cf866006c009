import { addMonths, type Day, daysInMonth, type Month, monthOf, writeDay, yearOf } from './calendar/civil-days.ts'
import { toBankDay } from './calendar/holidays.ts'
import type { AnimalState, MemberState } from './state/member-state.ts'

const numberOf = (month: Month) => Number(month.slice(5))
const dayIn = (month: Month, day: number): Day => writeDay(yearOf(`${month}-01`), numberOf(month), day)

/** Day of a month's debit: the due day, or the next bank day (rules, 4.2). */
const debitDay = ({ member }: MemberState, month: Month): Day => toBankDay(dayIn(month, member.due_day))

/** Cents of the covered days of a month, half up (rules, 2.2); undefined where the tariff gives the price. */
function priceOfMonth({ cover_start, cover_end, prices }: AnimalState, month: Month): number | undefined {
  const days = daysInMonth(month)
  let weighed = 0
  for (let number = 1; number <= days; number += 1) {
    const day = dayIn(month, number)
    if (day < cover_start || (cover_end !== null && day > cover_end)) continue
    const price = prices.findLast(({ from }) => from === null || from <= day)
    if (price?.cents === undefined || price.cents === null) return undefined
    weighed += price.cents
  }
  return Math.floor(weighed / days + 0.5)
}

/** Cents of a month's debit, with the rest of the month before of an animal that came after that month's debit. */
function amountOf(state: MemberState, month: Month): number | undefined {
  const before = addMonths(month, -1)
  const parts = state.animals.flatMap((animal) => {
    const { cover_start } = animal
    return [
      ...(cover_start <= debitDay(state, month) ? [priceOfMonth(animal, month)] : []),
      ...(monthOf(cover_start) === before && cover_start > debitDay(state, before)
        ? [priceOfMonth(animal, before)]
        : []),
    ]
  })
  return parts.reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0)
}

/**
 * Debits of a year as the member's schedule shows them: those that the insurer announced, then those that follow from the prices. Undefined
 * for a contract that ends: what is announced of later months is left to the insurer.
 */
export function expectSchedule(state: MemberState, today: Day) {
  const { contract, receipts } = state
  if (contract.end_date !== null || contract.status === 'terminated') return undefined
  const year = today.slice(0, 4)
  const known = receipts
    .filter(({ month }) => month.startsWith(year))
    .map(({ month, due_date, amount_cents }) => ({ month, due_date, amount_cents }))
  const last =
    receipts
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? ''
  const coming = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`)
    .filter((month) => month > last)
    .map((month) => ({ month, due_date: debitDay(state, month), amount_cents: amountOf(state, month) }))
    .filter(({ due_date, amount_cents }) => due_date >= today && amount_cents !== 0)
  return [...known.toSorted((one, other) => (one.month < other.month ? -1 : 1)), ...coming]
}
